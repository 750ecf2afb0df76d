import { callChannels, contactSources } from "@latchkey/domain/references/call.ts";
import { type ComparedLine, comparedLines, comparisonMarks } from "@latchkey/domain/references/comparison.ts";
import type { Decline } from "@latchkey/domain/references/decline.ts";
import { payPeriods } from "@latchkey/domain/references/employment.ts";
import { waitOf } from "@latchkey/domain/references/groups.ts";
import { referenceKinds } from "@latchkey/domain/references/kinds.ts";
import { referenceSignals } from "@latchkey/domain/references/signals.ts";
import { reviewStates } from "@latchkey/domain/references/states.ts";
import { type ComparedValue, comparedKinds } from "@latchkey/domain/references/value.ts";
import { type WeighingFact, weighingFactsOf } from "@latchkey/domain/references/weighing.ts";
import { waiverReasons } from "@latchkey/domain/review/waiver.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import { answeredOf } from "../../references/weighing-references.ts";
import type { DossierReference, GivenWaiver, ReferenceCall } from "../../review/read-references.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { builder } from "./console-builder.ts";

export const referenceKind = builder.enumType("ReferenceKind", {
  values: enumValues(referenceKinds),
});
export const referenceState = builder.enumType("ReferenceState", {
  values: enumValues(reviewStates),
});
const referenceSignal = builder.enumType("ReferenceSignal", { values: referenceSignals });

export const waiverReason = builder.enumType("WaiverReason", { values: waiverReasons });

const givenWaiver = builder.objectRef<GivenWaiver>("ReferenceWaiver").implement({
  fields: (t) => ({
    reason: t.expose("reason", { type: waiverReason }),
    note: t.exposeString("note", { nullable: true }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const callChannel = builder.enumType("CallChannel", { values: callChannels });
const contactSource = builder.enumType("ContactSource", { values: contactSources });

const referenceCall = builder.objectRef<ReferenceCall>("ReferenceCall").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => String(id) }),
    channel: t.expose("channel", { type: callChannel }),
    calledAt: t.exposeString("calledAt", { description: "A minute in London, such as 2026-11-29T14:05." }),
    contact: t.exposeString("contact", { description: "The number, or the e-mail address." }),
    source: t.expose("source", { type: contactSource }),
    sourceNote: t.exposeString("sourceNote", { nullable: true }),
    isReached: t.exposeBoolean("isReached"),
    spokeTo: t.exposeString("spokeTo", { nullable: true }),
    said: t.exposeString("said", { nullable: true }),
    isCorrected: t.exposeBoolean("isCorrected", { description: "A later row replaces it." }),
    corrects: t.id({
      nullable: true,
      resolve: ({ corrects }) => (corrects === null ? null : String(corrects)),
    }),
    by: t.exposeString("by", { nullable: true }),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const comparisonMark = builder.enumType("ComparisonMark", { values: enumValues(comparisonMarks) });
const comparedKind = builder.enumType("ComparedKind", { values: enumValues(comparedKinds) });
const payPeriod = builder.enumType("PayPeriod", { values: payPeriods });

const comparedValue = builder.objectRef<ComparedValue>("ComparedValue").implement({
  fields: (t) => ({
    kind: t.expose("kind", { type: comparedKind }),
    yes: t.exposeBoolean("yes", { nullable: true }),
    text: t.exposeString("text", { nullable: true, description: "A typed text, a code or a civil date." }),
    minor: t.exposeFloat("minor", { nullable: true }),
    currency: t.exposeString("currency", { nullable: true }),
    every: t.expose("every", { type: payPeriod, nullable: true }),
    from: t.exposeString("from", { nullable: true }),
    to: t.exposeString("to", { nullable: true, description: "Null: it goes on." }),
  }),
});

const comparedLine = builder.objectRef<ComparedLine>("ComparedLine").implement({
  fields: (t) => ({
    question: t.exposeString("question"),
    declared: t.field({
      type: [comparedValue],
      description: "Empty: the applicant is not asked.",
      resolve: ({ declared }) => [...declared],
    }),
    said: t.expose("said", { type: comparedValue }),
    mark: t.expose("mark", { type: comparisonMark }),
  }),
});

const factsOf = (reference: DossierReference): readonly WeighingFact[] =>
  weighingFactsOf({
    answered: answeredOf(reference),
    // Its rules have checked it before it was stored.
    decline: reference.decline as Decline | null,
  });

const remindOn = ({ state, sentAt }: DossierReference, today: CivilDate): CivilDate | null =>
  sentAt === null
    ? null
    : (waitOf(state, { askedOn: londonDate(Date.parse(sentAt)), today }).remindOn ?? null);

export const dossierReference = builder.objectRef<DossierReference>("PartyReference").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: referenceKind }),
    state: t.expose("state", { type: referenceState }),
    residenceUuid: t.id({ nullable: true, resolve: ({ residenceUuid }) => residenceUuid }),
    sourceUuid: t.id({ nullable: true, resolve: ({ sourceUuid }) => sourceUuid }),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    sentAt: t.field({ type: "DateTime", nullable: true, resolve: ({ sentAt }) => sentAt }),
    openedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ openedAt }) => openedAt }),
    answeredAt: t.field({ type: "DateTime", nullable: true, resolve: ({ answeredAt }) => answeredAt }),
    shown: t.field({ type: "Json", nullable: true, resolve: ({ shown }) => shown }),
    answers: t.field({ type: "Json", nullable: true, resolve: ({ answers }) => answers }),
    review: t.exposeString("review", { nullable: true }),
    decline: t.field({ type: "Json", nullable: true, resolve: ({ decline }) => decline }),
    signals: t.field({ type: [referenceSignal], resolve: ({ signals }) => [...signals] }),
    remindOn: t.field({
      type: "Date",
      nullable: true,
      description: "Null: no reminder follows.",
      resolve: (reference, _args, { services }) => remindOn(reference, services.today()),
    }),
    comparison: t.field({
      type: [comparedLine],
      description: "The answers beside what the applicant has declared; empty before an answer.",
      resolve: (reference) => {
        const answered = answeredOf(reference);
        return answered ? [...comparedLines(answered)] : [];
      },
    }),
    calls: t.field({
      type: [referenceCall],
      description: "The newest first.",
      resolve: ({ calls }) => [...calls],
    }),
    weighs: t.boolean({
      description: "A fact weighs against the applicant, who is shown it and may reply.",
      resolve: (reference) => factsOf(reference).length > 0,
    }),
    reply: t.exposeString("reply", { nullable: true, description: "The applicant's." }),
    repliedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ repliedAt }) => repliedAt }),
    waiver: t.field({ type: givenWaiver, nullable: true, resolve: ({ waiver }) => waiver }),
  }),
});
