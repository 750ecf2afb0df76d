import { caseNumber } from "@latchkey/domain/cases/case-number.ts";
import type { ShownAnswer, ShownRow } from "@latchkey/domain/cases/summarised-item.ts";
import { readCaseNumber } from "../../cases/case-number.ts";
import { type CaseRow, partyKeyOf } from "../../cases/case-row.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { type OwnItem, summariseOwnCase } from "../../sections/summarise.ts";
import { builder } from "./builder.ts";
import type { RequestContext } from "./request-context.ts";
import { sectionName } from "./section-name.type.ts";

/** What the applicant has answered, question by question. */

interface OwnAnswers {
  readonly number: string;
  readonly items: readonly OwnItem[];
}

const ownAnswer = builder.objectRef<ShownAnswer>("OwnAnswer").implement({
  fields: (t) => ({
    kind: t.string({
      description: "text, date, country, choice, files, without or sealed.",
      resolve: ({ kind }) => kind,
    }),
    value: t.string({
      nullable: true,
      resolve: (answer) => ("value" in answer ? answer.value : "reason" in answer ? answer.reason : null),
    }),
    words: t.string({
      nullable: true,
      description: "The own words for another reason.",
      resolve: (answer) => ("words" in answer ? (answer.words ?? null) : null),
    }),
    names: t.stringList({ resolve: (answer) => ("names" in answer ? [...answer.names] : []) }),
  }),
});

const ownRow = builder.objectRef<ShownRow>("OwnRow").implement({
  fields: (t) => ({
    step: t.exposeString("step"),
    answer: t.field({ type: ownAnswer, resolve: ({ answer }) => answer }),
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
    number: t.exposeString("number", { description: "By which people speak of the case." }),
    items: t.field({ type: [ownItem], resolve: ({ items }) => [...items] }),
  }),
});

const readOwnAnswers = async (work: Work, standing: CaseRow): Promise<OwnAnswers> => ({
  number: caseNumber(await readCaseNumber(work.tx, partyKeyOf(standing))),
  items: await summariseOwnCase(work, standing),
});

/** In one transaction: the number and the answers of one moment. */
export const ownAnswersOf = (
  standing: CaseRow,
  { services, actor, operation }: RequestContext,
): Promise<OwnAnswers> =>
  operation
    ? readOwnAnswers(operation.work, standing)
    : inTransaction(services, actor, (work) => readOwnAnswers(work, standing));
