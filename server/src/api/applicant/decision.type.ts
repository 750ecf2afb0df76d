import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { ConditionOutcome } from "@latchkey/domain/review/condition-outcome.ts";
import { decisionConditions, decisionReasons } from "@latchkey/domain/review/decision.ts";
import type { UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import type { ToldCourse } from "@latchkey/domain/review/home-course.ts";
import { outsideKinds } from "@latchkey/domain/review/outside-result.ts";
import { incomeTypes } from "@latchkey/domain/vocabulary/money.ts";
import {
  readToldDecision,
  type ToldConditions,
  type ToldDecision,
  type ToldEvidence,
  type ToldOutside,
  type ToldSecondLook,
} from "../../decisions/told-decision.ts";
import { type PartyRow, partyKeyOf } from "../../parties/party-row.ts";
import type { ToldCheck } from "../../right-to-rent/told-check.ts";
import { builder } from "./builder.ts";
import { dbOf, type RequestContext } from "./request-context.ts";
import { sectionName } from "./section-name.type.ts";
import { referenceKind } from "./turns.type.ts";

/** The decision as its applicant reads it. Amounts in pence, and only their own. */

const decisionOutcome = builder.enumType("DecisionOutcome", {
  values: {
    ACCEPTED: { value: "accepted" },
    ACCEPTED_WITH_GUARANTOR: { value: "accepted_with_guarantor" },
    DECLINED: { value: "declined" },
  } as const satisfies Record<string, { readonly value: Outcome }>,
});
const decisionReason = builder.enumType("DecisionReason", { values: decisionReasons });
const decisionCondition = builder.enumType("DecisionCondition", { values: decisionConditions });
const countedType = builder.enumType("CountedIncomeType", { values: incomeTypes });

const secondLookState = builder.enumType("SecondLookState", { values: ["OPEN", "DONE"] as const });

const usedEvidence = builder.objectRef<ToldEvidence>("UsedEvidence").implement({
  fields: (t) => ({
    section: t.expose("section", { type: sectionName }),
    document: t.exposeString("document", { nullable: true, description: "The type of a document." }),
    reference: t.expose("reference", { type: referenceKind, nullable: true }),
    name: t.exposeString("name", { nullable: true, description: "The referee who has answered." }),
    count: t.exposeInt("count"),
  }),
});

const outsideKind = builder.enumType("OutsideKind", { values: outsideKinds });

const usedOutside = builder.objectRef<ToldOutside>("UsedOutsideResult").implement({
  description: "A result of an outside provider, who keeps it and can correct it.",
  fields: (t) => ({
    kind: t.expose("kind", { type: outsideKind }),
    title: t.exposeString("title", { nullable: true, description: "What was screened." }),
    provider: t.exposeString("provider"),
    madeOn: t.expose("madeOn", { type: "Date" }),
    countsAgainst: t.exposeBoolean("countsAgainst", { description: "The decision rests on it." }),
  }),
});

const countedIncome = builder.objectRef<UsedIncome["sources"][number]>("CountedIncome").implement({
  fields: (t) => ({
    incomeType: t.expose("incomeType", { type: countedType, nullable: true }),
    currency: t.exposeString("currency", { description: "The currency of stated and shown amounts." }),
    declaredMinor: t.exposeFloat("declaredMinor"),
    evidencedMinor: t.float({ nullable: true, resolve: ({ evidencedMinor }) => evidencedMinor ?? null }),
    countedMinor: t.float({ resolve: ({ countedPence }) => countedPence }),
  }),
});

const decisionSum = builder.objectRef<UsedIncome>("DecisionSum").implement({
  description: "The person's own figures against their share of the rent.",
  fields: (t) => ({
    sources: t.field({ type: [countedIncome], resolve: ({ sources }) => [...sources] }),
    incomeMinor: t.exposeFloat("incomeMinor"),
    neededMinor: t.float({ resolve: ({ rentMinor, incomeMultiple }) => rentMinor * incomeMultiple }),
    multiple: t.float({ resolve: ({ incomeMultiple }) => incomeMultiple }),
    rentMinor: t.exposeFloat("rentMinor"),
    missingMinor: t.float({ nullable: true, resolve: ({ gap }) => gap?.income ?? null }),
    missingRentMinor: t.float({ nullable: true, resolve: ({ gap }) => gap?.rent ?? null }),
    savingsNeededMinor: t.float({ nullable: true, resolve: ({ gap }) => gap?.savings ?? null }),
    guarantorNeededMinor: t.float({
      nullable: true,
      description: "The yearly income that a guarantor would need; null for a guarantor.",
      resolve: ({ guarantorIncomeMinor }) => guarantorIncomeMinor,
    }),
    affordableRentMinor: t.float({ resolve: ({ affordableMinor }) => affordableMinor }),
  }),
});

const secondLook = builder.objectRef<ToldSecondLook>("AskedSecondLook").implement({
  fields: (t) => ({
    askedOn: t.expose("askedOn", { type: "Date" }),
    text: t.exposeString("text"),
    state: t.field({
      type: secondLookState,
      description: "Open: there is no new decision yet.",
      resolve: ({ isOpen }) => (isOpen ? "OPEN" : "DONE"),
    }),
  }),
});

const conditionOutcome = builder.enumType("ConditionOutcome", {
  values: { MET: { value: "met" }, LAPSED: { value: "lapsed" } } as const satisfies Record<
    string,
    { readonly value: ConditionOutcome }
  >,
});

const homeCourse = builder.enumType("HomeCourse", {
  values: {
    OPEN: { value: "open" },
    REPLACE: { value: "replace" },
    CHANGE_SHARES: { value: "change_shares" },
    END: { value: "end" },
  } as const satisfies Record<string, { readonly value: ToldCourse }>,
});

const recordedConditions = builder.objectRef<ToldConditions>("RecordedConditions").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: conditionOutcome }),
    on: t.expose("on", { type: "Date" }),
  }),
});

const toldCheck = builder.objectRef<ToldCheck>("RightToRentRecord").implement({
  description: "The day of the record, and nothing of the way of the check.",
  fields: (t) => ({
    recordedOn: t.expose("recordedOn", {
      type: "Date",
      nullable: true,
      description: "Null: it is still to be recorded.",
    }),
  }),
});

export const decisionType = builder.objectRef<ToldDecision>("Decision").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: decisionOutcome }),
    decidedOn: t.expose("decidedOn", { type: "Date" }),
    people: t.stringList({
      description: "The reviewers, by initials, or by names if the provider shows them.",
      resolve: ({ people }) => [...people],
    }),
    reasons: t.field({ type: [decisionReason], resolve: ({ reasons }) => [...reasons] }),
    conditions: t.field({ type: [decisionCondition], resolve: ({ conditions }) => [...conditions] }),
    metBy: t.expose("metBy", { type: "Date", nullable: true }),
    cannedWords: t.stringList({
      description: "Prepared words about the reasons, in the reader's language.",
      resolve: ({ cannedWords }) => [...cannedWords],
    }),
    words: t.exposeString("words", { nullable: true, description: "A reviewer's own." }),
    wordsLanguage: t.exposeString("wordsLanguage", { nullable: true }),
    guarantor: t.exposeString("guarantor", { nullable: true }),
    provider: t.string({ resolve: (_decision, _args, { services }) => services.config.provider.name }),
    policyVersion: t.exposeInt("policyVersion"),
    used: t.field({ type: [usedEvidence], resolve: ({ used }) => [...used] }),
    outside: t.field({ type: [usedOutside], resolve: ({ outside }) => [...outside] }),
    sum: t.field({ type: decisionSum, nullable: true, resolve: ({ income }) => income }),
    householdMet: t.exposeBoolean("householdMet", {
      nullable: true,
      description: "True if the household meets the rule; null without such a rule.",
    }),
    recordedConditions: t.expose("recordedConditions", { type: recordedConditions, nullable: true }),
    homeCourse: t.expose("homeCourse", {
      type: homeCourse,
      nullable: true,
      description: "OPEN: it is not said yet how the home goes on, so the acceptance is provisional.",
    }),
    rightToRent: t.expose("rightToRent", {
      type: toldCheck,
      nullable: true,
      description: "Null unless accepted, in England, to live there.",
    }),
    contestUntil: t.expose("contestUntil", { type: "Date" }),
    secondLook: t.expose("secondLook", { type: secondLook, nullable: true }),
  }),
});

export const decisionOf = async (
  validation: PartyRow,
  context: RequestContext,
): Promise<ToldDecision | null> => {
  if (!validation.events.includes("decided")) return null;
  const { config, today } = context.services;
  const names = config.provider.staffNames;
  const told = await readToldDecision(dbOf(context), partyKeyOf(validation), { names, today: today() });
  if (!told) return null;
  // A guarantor learns only the names of the tenants.
  return validation.role === "guarantor" ? { ...told, householdMet: null, homeCourse: null } : told;
};
