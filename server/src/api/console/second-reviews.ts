import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import type { UsedIncome } from "@latchkey/domain/review/decision-inputs.ts";
import {
  countSecondReviews,
  type DifferingReview,
  listDifferingReviews,
  listWaitingReviews,
  type ReviewCounts,
  type WaitingReview,
} from "../../decisions/list-second-reviews.ts";
import {
  type GivenReview,
  readSecondReview,
  type ShownSecondReview,
} from "../../decisions/read-second-review.ts";
import {
  giveSecondReview,
  openSecondReview,
  type ReviewKey,
  reviewedAbout,
  settleSecondReview,
} from "../../decisions/second-reviews.ts";
import { inTransaction, type Work } from "../../platform/work/work.ts";
import { countedSource } from "./affordability.type.ts";
import { partyRole, sectionName } from "./application.type.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { decisionOutcome, decisionReason } from "./decision.type.ts";
import { summarisedItem } from "./dossier.ts";
import { dossierDocument } from "./dossier.type.ts";
import { reviewedOutside } from "./outside-result.type.ts";
import { dossierReference } from "./reference.type.ts";

const waitingReview = builder.objectRef<WaitingReview>("WaitingReview").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    home: t.exposeString("home"),
    since: t.expose("since", { type: "DateTime" }),
    isYours: t.exposeBoolean("isYours", { description: "You have opened it." }),
  }),
});

const differingReview = builder.objectRef<DifferingReview>("DifferingReview").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    givenAt: t.expose("givenAt", { type: "DateTime" }),
    first: t.expose("first", { type: decisionOutcome }),
    firstBy: t.exposeString("firstBy"),
    second: t.expose("second", { type: decisionOutcome }),
    secondBy: t.exposeString("secondBy"),
  }),
});

interface Listed {
  readonly waiting: readonly WaitingReview[];
  readonly differing: readonly DifferingReview[];
  readonly counts: ReviewCounts;
}

const reviewCounts = builder.objectRef<ReviewCounts>("SecondReviewCounts").implement({
  fields: (t) => ({ given: t.exposeInt("given"), agreed: t.exposeInt("agreed") }),
});

const secondReviews = builder.objectRef<Listed>("SecondReviews").implement({
  fields: (t) => ({
    waiting: t.field({
      type: [waitingReview],
      description: "Those that you may open.",
      resolve: ({ waiting }) => [...waiting],
    }),
    differing: t.field({
      type: [differingReview],
      description: "Nothing is recorded about the difference.",
      resolve: ({ differing }) => [...differing],
    }),
    counts: t.expose("counts", { type: reviewCounts }),
  }),
});

builder.queryField("secondReviews", (t) =>
  t.field({
    type: secondReviews,
    resolve: async (_root, _args, context): Promise<Listed> => {
      const { staffId, roles } = await context.staff();
      const { db } = context.services;
      return {
        waiting: roles.includes("REVIEWER") ? await listWaitingReviews(db, staffId) : [],
        differing: await listDifferingReviews(db, staffId),
        counts: await countSecondReviews(db),
      };
    },
  }),
);

const income = builder.objectRef<UsedIncome>("ReviewedIncome").implement({
  description: "As the first decision rests on it.",
  fields: (t) => ({
    sources: t.field({ type: [countedSource], resolve: ({ sources }) => [...sources] }),
    rentMinor: t.exposeFloat("rentMinor"),
    incomeMultiple: t.exposeFloat("incomeMultiple"),
    incomeMinor: t.exposeFloat("incomeMinor"),
    savingsMinor: t.exposeFloat("savingsMinor"),
    affordableMinor: t.exposeFloat("affordableMinor"),
  }),
});

const givenReview = builder.objectRef<GivenReview>("GivenReview").implement({
  fields: (t) => ({
    outcome: t.expose("outcome", { type: decisionOutcome }),
    reasons: t.field({ type: [decisionReason], resolve: ({ reasons }) => [...reasons] }),
    note: t.exposeString("note", { nullable: true }),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const settledReview = builder
  .objectRef<NonNullable<ShownSecondReview["settled"]>>("SettledReview")
  .implement({
    fields: (t) => ({
      by: t.exposeString("by"),
      at: t.expose("at", { type: "DateTime" }),
      note: t.exposeString("note"),
    }),
  });

const secondReview = builder.objectRef<ShownSecondReview>("SecondReview").implement({
  description: "The evidence of a decision, without what a reviewer said of it.",
  fields: (t) => ({
    id: t.exposeID("id"),
    partyId: t.id({ resolve: ({ person }) => person.standing.uuid }),
    number: t.string({ resolve: ({ person }) => partyNumber(person.number) }),
    firstName: t.string({ resolve: ({ person }) => person.firstName }),
    lastName: t.string({ resolve: ({ person }) => person.lastName }),
    home: t.string({ resolve: ({ application }) => application.home }),
    currency: t.string({ resolve: ({ application }) => application.currency }),
    role: t.field({ type: partyRole, resolve: ({ person }) => person.standing.role }),
    sections: t.field({
      type: [sectionName],
      resolve: ({ person }) => [...reviewedAbout(person).sections],
    }),
    items: t.field({ type: [summarisedItem], resolve: ({ items }) => [...items] }),
    documents: t.field({ type: [dossierDocument], resolve: ({ documents }) => [...documents] }),
    references: t.field({ type: [dossierReference], resolve: ({ references }) => [...references] }),
    income: t.expose("income", { type: income, nullable: true }),
    guarantor: t.exposeString("guarantor", { nullable: true }),
    outside: t.field({ type: [reviewedOutside], resolve: ({ outside }) => [...outside] }),
  }),
});

builder.objectFields(secondReview, (t) => ({
  first: t.field({
    type: givenReview,
    nullable: true,
    description: "null until the second review is answered.",
    resolve: ({ first }) => first ?? null,
  }),
  second: t.field({ type: givenReview, nullable: true, resolve: ({ second }) => second ?? null }),
  agrees: t.exposeBoolean("agrees", { nullable: true }),
  settled: t.expose("settled", { type: settledReview, nullable: true }),
  maySettle: t.exposeBoolean("maySettle", { description: "You gave neither of the two decisions." }),
}));

builder.queryField("secondReview", (t) =>
  t.field({
    type: secondReview,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      asRole(context, "REVIEWER", (actor) =>
        inTransaction(context.services, actor, (work) =>
          readSecondReview(work, { id, staffId: actor.staffId }),
        ),
      ),
  }),
);

const changed = async (work: Work, key: ReviewKey, change: Promise<void>): Promise<ShownSecondReview> => {
  await change;
  return readSecondReview(work, key);
};

builder.mutationField("openSecondReview", (t) =>
  t.field({
    type: secondReview,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId } }) =>
        changed(work, { id, staffId }, openSecondReview(work, { id, staffId })),
      ),
  }),
);

builder.mutationField("giveSecondReview", (t) =>
  t.field({
    type: secondReview,
    args: {
      id: t.arg.id({ required: true }),
      outcome: t.arg({ type: decisionOutcome, required: true }),
      reasons: t.arg({ type: [decisionReason], required: true }),
      note: t.arg.string({ required: true, description: "May be empty." }),
    },
    resolve: (_root, { id, ...given }, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId } }) =>
        changed(work, { id, staffId }, giveSecondReview(work, { id, staffId }, given)),
      ),
  }),
);

builder.mutationField("settleSecondReview", (t) =>
  t.field({
    type: secondReview,
    args: {
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true, description: "What was done about the difference." }),
    },
    resolve: (_root, { id, note }, context) =>
      inOperation(context, "REVIEWER", ({ work, actor: { staffId } }) =>
        changed(work, { id, staffId }, settleSecondReview(work, { id, staffId }, note)),
      ),
  }),
);
