import type { Outcome } from "@latchkey/domain/parties/status.ts";
import { type ConditionOutcome, isOverdue } from "@latchkey/domain/review/condition-outcome.ts";
import { decisionConditions, decisionReasons } from "@latchkey/domain/review/decision.ts";
import { type DecisionBlock, decisionBlocks } from "@latchkey/domain/review/decision-blocks.ts";
import type { UsedReference } from "@latchkey/domain/review/decision-inputs.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import { type Override, overrideReasons } from "@latchkey/domain/review/override.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { DueDiligence } from "../../compliance/due-diligence.ts";
import type { DeskOfDecision } from "../../decisions/decision-desk.ts";
import type { DecisionState } from "../../decisions/decisions.table.ts";
import type { Evidence, Looked } from "../../decisions/evidence.ts";
import type { PreviewsOfOutcome, ShownPreview } from "../../decisions/preview.ts";
import type { DecisionRow, RecordedConditions, SecondLook } from "../../decisions/read-decisions.ts";
import { application, colleague, language, party, sectionName } from "./application.type.ts";
import { builder } from "./console-builder.ts";
import { dossierDocument } from "./dossier.type.ts";
import { outsideResult, outsideSlot, reviewedOutside } from "./outside-result.type.ts";
import { waiverReason } from "./reference.type.ts";

export const decisionOutcome = builder.enumType("DecisionOutcome", {
  values: {
    ACCEPTED: { value: "accepted" },
    ACCEPTED_WITH_GUARANTOR: { value: "accepted_with_guarantor" },
    DECLINED: { value: "declined" },
  } as const satisfies Record<string, { readonly value: Outcome }>,
});

const decisionState = builder.enumType("DecisionState", {
  values: {
    PROPOSED: { value: "proposed" },
    AGREED: { value: "agreed" },
    FINAL: { value: "final" },
    REFUSED: { value: "refused" },
    DROPPED: { value: "dropped" },
  } as const satisfies Record<string, { readonly value: DecisionState }>,
});

export const decisionReason = builder.enumType("DecisionReason", { values: decisionReasons });
export const decisionCondition = builder.enumType("DecisionCondition", { values: decisionConditions });
export const overrideReason = builder.enumType("OverrideReason", { values: overrideReasons });
const decisionBlock = builder.enumType("DecisionBlock", { values: decisionBlocks });

const secondLook = builder.objectRef<SecondLook>("SecondLook").implement({
  fields: (t) => ({
    text: t.exposeString("text"),
    language: t.expose("language", { type: language }),
    askedAt: t.expose("askedAt", { type: "DateTime" }),
  }),
});

const override = builder.objectRef<Override>("DecisionOverride").implement({
  description: "Why it is accepted against the sums, or while a reference may still be answered.",
  fields: (t) => ({
    reason: t.expose("reason", { type: overrideReason }),
    words: t.exposeString("words", { nullable: true }),
  }),
});

export const conditionOutcome = builder.enumType("ConditionOutcome", {
  values: { MET: { value: "met" }, LAPSED: { value: "lapsed" } } as const satisfies Record<
    string,
    { readonly value: ConditionOutcome }
  >,
});

const recordedConditions = builder.objectRef<RecordedConditions>("RecordedConditions").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: conditionOutcome }),
    note: t.exposeString("note", { nullable: true }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const decision = builder.objectRef<DecisionRow>("Decision").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    outcome: t.expose("outcome", { type: decisionOutcome }),
    reasons: t.field({ type: [decisionReason], resolve: ({ reasons }) => [...reasons] }),
    conditions: t.field({ type: [decisionCondition], resolve: ({ conditions }) => [...conditions] }),
    metBy: t.expose("metBy", { type: "Date", nullable: true }),
    canned: t.stringList({
      description: "Prepared words about the reasons, in English.",
      resolve: ({ canned }) => canned.map(({ texts }) => texts[staffLanguage]),
    }),
    words: t.exposeString("words", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    confirmedRule: t.exposeString("confirmedRule", {
      nullable: true,
      description:
        "The law rule that the words seem to break, as the proposer has confirmed that they do not.",
    }),
    override: t.expose("override", { type: override, nullable: true }),
    state: t.expose("state", { type: decisionState }),
    needsSecond: t.exposeBoolean("needsSecond"),
    calculated: t.expose("calculated", { type: decisionOutcome, nullable: true }),
    policyVersion: t.exposeInt("policyVersion"),
    proposedBy: t.expose("proposedBy", { type: colleague }),
    proposedAt: t.expose("proposedAt", { type: "DateTime" }),
    askedStaff: t.expose("askedStaff", { type: colleague, nullable: true }),
    secondBy: t.expose("secondBy", { type: colleague, nullable: true }),
    secondAt: t.expose("secondAt", { type: "DateTime", nullable: true }),
    secondNote: t.exposeString("secondNote", { nullable: true }),
    droppedBecause: t.exposeString("droppedBecause", {
      nullable: true,
      description: "`evidence-changed`, or what a reviewer wrote.",
    }),
    finalAt: t.expose("finalAt", { type: "DateTime", nullable: true }),
    secondLook: t.expose("secondLook", { type: secondLook, nullable: true }),
    recorded: t.expose("recorded", { type: recordedConditions, nullable: true }),
    isOverdue: t.boolean({
      description: "The day of its conditions is over, and nothing is recorded.",
      resolve: ({ metBy, recorded }, _args, { services }) =>
        isOverdue({ metBy, outcome: recorded?.outcome }, services.today()),
    }),
  }),
});

const OPENED = "The time at which you opened it after the proposal.";

const evidence = builder.objectRef<Evidence["documents"][number]>("DecisionEvidence").implement({
  fields: (t) => ({
    documentId: t.id({ resolve: ({ id }) => id }),
    section: t.expose("section", { type: sectionName }),
    type: t.exposeString("type"),
    side: t.exposeString("side"),
    verdict: t.exposeString("verdict", { nullable: true }),
    openedAt: t.expose("openedAt", {
      type: "DateTime",
      nullable: true,
      description: OPENED,
    }),
  }),
});

const outsideEvidence = builder.objectRef<UsedOutside & Looked>("OutsideEvidence").implement({
  description: "A result of an outside provider on which the open decision rests.",
  fields: (t) => ({
    result: t.field({ type: reviewedOutside, resolve: (result) => result }),
    openedAt: t.expose("openedAt", { type: "DateTime", nullable: true, description: OPENED }),
  }),
});

const dueDiligence = builder.objectRef<DueDiligence>("DueDiligence").implement({
  fields: (t) => ({
    sourceOfFunds: t.exposeString("sourceOfFunds"),
    by: t.exposeString("by"),
    at: t.field({ type: "DateTime", resolve: ({ at }) => at.toISOString() }),
  }),
});

const neededDueDiligence = builder
  .objectRef<NonNullable<DeskOfDecision["dueDiligence"]>>("NeededDueDiligence")
  .implement({
    fields: (t) => ({ recorded: t.expose("recorded", { type: dueDiligence, nullable: true }) }),
  });

const usedReference = builder.objectRef<UsedReference>("UsedReference").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.exposeString("kind"),
    name: t.exposeString("name"),
    state: t.exposeString("state"),
    waived: t.expose("waived", { type: waiverReason, nullable: true }),
    repliedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The applicant has replied to facts that weigh against them.",
      resolve: ({ repliedAt }) => repliedAt ?? null,
    }),
  }),
});

const preview = builder.objectRef<ShownPreview>("DecisionPreview").implement({
  description: "The e-mail as it goes out.",
  fields: (t) => ({
    language: t.expose("language", { type: language }),
    subject: t.exposeString("subject"),
    lines: t.stringList({ resolve: ({ lines }) => [...lines] }),
  }),
});

interface Block {
  readonly outcome: Outcome;
  readonly block: DecisionBlock;
}

const blocked = builder.objectRef<Block>("BlockedOutcome").implement({
  description: "One block of an outcome; an outcome may have several.",
  fields: (t) => ({
    outcome: t.expose("outcome", { type: decisionOutcome }),
    block: t.expose("block", { type: decisionBlock }),
  }),
});

const previews = builder.objectRef<PreviewsOfOutcome>("PreviewsOfOutcome").implement({
  fields: (t) => ({
    outcome: t.field({ type: decisionOutcome, resolve: ({ outcome }) => outcome }),
    withConditions: t.boolean({ resolve: ({ withConditions }) => withConditions }),
    withSources: t.boolean({
      description: "An outside result is among the reasons.",
      resolve: ({ withSources }) => withSources,
    }),
    theirs: t.field({ type: preview, resolve: ({ theirs }) => theirs }),
    yours: t.field({ type: preview, resolve: ({ yours }) => yours }),
  }),
});

export const decisionDesk = builder.objectRef<DeskOfDecision>("DecisionDesk").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ person }) => person.standing.uuid }),
    application: t.field({ type: application, resolve: ({ application }) => application }),
    party: t.field({ type: party, resolve: ({ person }) => person }),
    heldByYou: t.exposeBoolean("heldByYou"),
    holder: t.expose("holder", {
      type: colleague,
      nullable: true,
      description: "A colleague who works on it now.",
    }),
    mayDecide: t.exposeBoolean("mayDecide", {
      description: "You have not decided about this person before, and nothing is open.",
    }),
    colleagues: t.field({ type: [colleague], resolve: ({ colleagues }) => [...colleagues] }),
    isRightNotShown: t.exposeBoolean("isRightNotShown", {
      description: "The record of a right-to-rent check that counts shows no right.",
    }),
    waitsFor: t.field({
      type: [party],
      description: "The undecided people of the application.",
      resolve: ({ waitsFor }) => [...waitsFor],
    }),
    previews: t.field({ type: [previews], resolve: (desk) => [...desk.previews] }),
  }),
});

builder.objectFields(decisionDesk, (t) => ({
  calculated: t.field({
    type: decisionOutcome,
    nullable: true,
    description: "The calculated outcome; null if there is none.",
    resolve: ({ inputs }) => inputs.calculated,
  }),
  householdMet: t.field({ type: "Boolean", nullable: true, resolve: ({ inputs }) => inputs.householdMet }),
  guarantor: t.string({ nullable: true, resolve: ({ inputs }) => inputs.guarantor?.name ?? null }),
  references: t.field({ type: [usedReference], resolve: ({ inputs }) => [...inputs.references] }),
  documents: t.field({
    type: [evidence],
    description: "The documents that a decision would rest on now.",
    resolve: ({ inputs }) => inputs.documents.map((document) => ({ ...document, openedAt: null })),
  }),
  found: t.field({
    type: [dossierDocument],
    description: "The same documents with everything that was found about them.",
    resolve: ({ documents }) => [...documents],
  }),
  isReferenceOpen: t.exposeBoolean("isReferenceOpen", {
    description: "A reference may still be answered: to accept now is an override.",
  }),
  basis: t.exposeID("basis", { description: "Identifies the shown inputs of a decision." }),
  dueDiligence: t.field({
    type: neededDueDiligence,
    nullable: true,
    description: "null: the policy does not ask for it at this rent.",
    resolve: (desk) => desk.dueDiligence,
  }),
  outsideSlots: t.field({ type: [outsideSlot], resolve: (desk) => [...desk.outsideSlots] }),
  outsideResults: t.field({ type: [outsideResult], resolve: (desk) => [...desk.outsideResults] }),
  alwaysSecond: t.exposeBoolean("alwaysSecond"),
  forbidden: t.stringList({
    description: "The rules of the policy that the law of today forbids.",
    resolve: ({ forbidden }) => [...forbidden],
  }),
  blocked: t.field({ type: [blocked], resolve: (desk) => [...desk.blocked] }),
}));

/** The decision that waits for a second reviewer, and those before it. */
builder.objectFields(decisionDesk, (t) => ({
  open: t.field({ type: decision, nullable: true, resolve: ({ open }) => open ?? null }),
  openIsYours: t.exposeBoolean("openIsYours"),
  isCurrent: t.exposeBoolean("isCurrent", {
    description: "The inputs of the open decision have not changed.",
  }),
  evidence: t.field({ type: [evidence], resolve: (desk) => [...desk.evidence.documents] }),
  outsideEvidence: t.field({ type: [outsideEvidence], resolve: (desk) => [...desk.evidence.outside] }),
  earlier: t.field({ type: [decision], resolve: ({ earlier }) => [...earlier] }),
  contested: t.field({
    type: decision,
    nullable: true,
    description: "The decision to be reconsidered.",
    resolve: ({ contested }) => contested ?? null,
  }),
}));
