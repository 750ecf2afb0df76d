import { referenceKinds } from "@latchkey/domain/references/kinds.ts";
import { reviewStates } from "@latchkey/domain/references/states.ts";
import { type ReferenceTurn, readTurns, type Timing, type Turns } from "../../decisions/turns.ts";
import { type PartyRow, partyKeyOf } from "../../parties/party-row.ts";
import { isSent } from "../../parties/standing.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder } from "./builder.ts";
import { dbOf, type RequestContext } from "./request-context.ts";

export const referenceKind = builder.enumType("ReferenceKind", {
  values: enumValues(referenceKinds),
});
const referenceState = builder.enumType("ReferenceState", {
  values: enumValues(reviewStates),
});
const reviewerTurn = builder.enumType("ReviewerTurn", { values: ["WAITING", "WORKING", "DONE"] as const });

const referenceTurn = builder.objectRef<ReferenceTurn>("ReferenceTurn").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: referenceKind }),
    name: t.exposeString("name"),
    state: t.expose("state", { type: referenceState }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
    remindOn: t.expose("remindOn", { type: "Date", nullable: true }),
  }),
});

const guarantorTurn = builder.objectRef<NonNullable<Turns["guarantor"]>>("GuarantorTurn").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    agreedOn: t.expose("agreedOn", { type: "Date", nullable: true }),
  }),
});

const timing = builder.objectRef<Timing>("Timing").implement({
  description: "The number of latest decisions, and of those within the promised time.",
  fields: (t) => ({ of: t.exposeInt("of"), within: t.exposeInt("within") }),
});

export const turnsType = builder.objectRef<Turns>("Turns").implement({
  fields: (t) => ({
    sentAt: t.expose("sentAt", { type: "DateTime", description: "The last time." }),
    reviewer: t.expose("reviewer", { type: reviewerTurn }),
    references: t.field({ type: [referenceTurn], resolve: ({ references }) => [...references] }),
    others: t.exposeInt("others", { description: "Other people of the home; never of a guarantor." }),
    othersSent: t.exposeInt("othersSent"),
    guarantor: t.expose("guarantor", { type: guarantorTurn, nullable: true }),
    dueOn: t.expose("dueOn", {
      type: "Date",
      nullable: true,
      description: "The day by which a decision is promised; null: not known.",
    }),
    timing: t.expose("timing", {
      type: timing,
      nullable: true,
      description: "Null: too few are decided to say anything.",
    }),
    tenancyStart: t.expose("tenancyStart", { type: "Date" }),
  }),
});

/** Reads nothing before the submission, because every visit of the dashboard asks. */
export const turnsOf = async (validation: PartyRow, context: RequestContext): Promise<Turns | null> =>
  !isSent(validation)
    ? null
    : ((await readTurns(dbOf(context), partyKeyOf(validation), context.services.today())) ?? null);
