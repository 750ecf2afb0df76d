import { type FlatPart, flatPart } from "@latchkey/domain/parties/flat-part.ts";
import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { type ShownLine, type ShownRow, shownKinds } from "@latchkey/domain/parties/summarised-item.ts";
import { choiceLists } from "@latchkey/domain/wizard/answer-parts.ts";
import { type PartyRow, partyKeyOf } from "../../parties/party-row.ts";
import { readPartyNumber } from "../../parties/read-party-number.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { type OwnItem, summariseOwnParty } from "../../sections/summarise.ts";
import { builder } from "./builder.ts";
import type { RequestContext } from "./request-context.ts";
import { sectionName } from "./section-name.type.ts";

interface OwnAnswers {
  readonly number: string;
  readonly items: readonly OwnItem[];
}

const answerPartKind = builder.enumType("AnswerPartKind", { values: shownKinds });
const choiceList = builder.enumType("ChoiceList", { values: choiceLists });

const answerPart = builder.objectRef<FlatPart>("AnswerPart").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: answerPartKind }),
    value: t.exposeString("value", {
      nullable: true,
      description: "A typed text, a date, a country, a code, or an address in one line.",
    }),
    words: t.exposeString("words", {
      nullable: true,
      description: "The person's own words for another reason.",
    }),
    list: t.expose("list", {
      type: choiceList,
      nullable: true,
      description: "The list with the code's words.",
    }),
    names: t.stringList({
      description: "The parts of a name, or the name of a file.",
      resolve: ({ names }) => [...names],
    }),
    minor: t.exposeFloat("minor", { nullable: true }),
    currency: t.exposeString("currency", { nullable: true }),
    every: t.exposeString("every", { nullable: true, description: "The frequency of the payments." }),
    from: t.exposeString("from", { nullable: true, description: "A date or a month." }),
    to: t.exposeString("to", { nullable: true, description: "A date or a month; null: it goes on." }),
    months: t.exposeInt("months", { nullable: true, description: "The length of the probation." }),
  }),
});

const answerLine = builder.objectRef<ShownLine>("AnswerLine").implement({
  fields: (t) => ({ parts: t.field({ type: [answerPart], resolve: (line) => line.map(flatPart) }) }),
});

const ownRow = builder.objectRef<ShownRow>("OwnRow").implement({
  fields: (t) => ({
    step: t.exposeString("step"),
    answer: t.field({
      type: [answerLine],
      description: "Line by line.",
      resolve: ({ answer }) => [...answer],
    }),
  }),
});

const ownItem = builder.objectRef<OwnItem>("OwnItem").implement({
  fields: (t) => ({
    progressId: t.exposeInt("progressId"),
    section: t.expose("section", { type: sectionName }),
    rows: t.field({ type: [ownRow], resolve: ({ rows }) => [...rows] }),
  }),
});

export const ownAnswersType = builder.objectRef<OwnAnswers>("OwnAnswers").implement({
  fields: (t) => ({
    number: t.exposeString("number", { description: "The number by which people refer to the party." }),
    items: t.field({ type: [ownItem], resolve: ({ items }) => [...items] }),
  }),
});

const readOwnAnswers = async (work: Work, standing: PartyRow): Promise<OwnAnswers> => ({
  number: partyNumber(await readPartyNumber(work.tx, partyKeyOf(standing))),
  items: await summariseOwnParty(work, standing),
});

/** One transaction, so that the number and the answers are consistent. */
export const ownAnswersOf = (
  standing: PartyRow,
  { services, actor, operation }: RequestContext,
): Promise<OwnAnswers> =>
  operation
    ? readOwnAnswers(operation.work, standing)
    : inTransaction(services, actor, (work) => readOwnAnswers(work, standing));
