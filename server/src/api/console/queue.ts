import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { NO_REVIEWER, queueFilters, queueOrders } from "@latchkey/domain/review/queue-views.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { countQueue, type QueueCounts, type QueuePage, readQueue } from "../../review/queue.ts";
import { type PartyOfQueue, readSectionStates } from "../../review/queue-sections.ts";
import { type SearchPlace, searchPlaces } from "../../review/search-places.ts";
import { keepHolding, releaseParty, takeNext, takeParty } from "../../review/take-party.ts";
import { enumValues } from "../graphql/enum-values.ts";
import { colleague, decisionStage, partyStatus, sectionState } from "./application.type.ts";
import { caseFiltersInput, filtersOf } from "./case-filters.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";
import { skill } from "./skill.type.ts";

const queueFilter = builder.enumType("QueueFilter", {
  values: enumValues(queueFilters),
});

const queueOrder = builder.enumType("QueueOrder", { values: enumValues(queueOrders) });

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const queueRow = builder.objectRef<PartyOfQueue>("QueueRow").implement({
  fields: (t) => ({
    partyId: t.exposeID("partyId"),
    applicationId: t.exposeID("applicationId"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    firstName: t.exposeString("firstName"),
    lastName: t.exposeString("lastName"),
    home: t.exposeString("home"),
    moveIn: t.expose("moveIn", { type: "Date" }),
    status: t.expose("status", { type: partyStatus }),
    since: t.field({ type: "DateTime", resolve: ({ since }) => since.toISOString() }),
    dueOn: t.field({
      type: "Date",
      nullable: true,
      description: "The last day on which a decision keeps the promise.",
      resolve: ({ dueOn }) => dueOn,
    }),
    agreementBy: t.field({
      type: "Date",
      nullable: true,
      description: "The deadline of the holding deposit.",
      resolve: ({ agreementBy }) => agreementBy,
    }),
    submittedAt: t.field({ type: "DateTime", nullable: true, resolve: (row) => isoOf(row.submittedAt) }),
    isAnswer: t.exposeBoolean("isAnswer"),
    stage: t.expose("stage", { type: decisionStage }),
    reviewer: t.field({ type: colleague, nullable: true, resolve: ({ reviewer }) => reviewer }),
    heldUntil: t.field({ type: "DateTime", nullable: true, resolve: (row) => isoOf(row.heldUntil) }),
    onHoldUntil: t.field({
      type: "Date",
      nullable: true,
      description: "A reviewer holds the case until this day.",
      resolve: ({ onHoldUntil }) => onHoldUntil,
    }),
    sections: t.field({ type: [sectionState], resolve: ({ states }) => [...states] }),
    needs: t.field({
      type: [skill],
      description: "Skills that the case needs.",
      resolve: ({ needs }) => [...needs],
    }),
  }),
});

interface ShownPage extends Pick<QueuePage, "next"> {
  readonly rows: readonly PartyOfQueue[];
}

const queuePage = builder.objectRef<ShownPage>("QueuePage").implement({
  fields: (t) => ({
    rows: t.field({ type: [queueRow], resolve: ({ rows }) => [...rows] }),
    next: t.exposeString("next", { nullable: true, description: "The cursor of the next page." }),
  }),
});

/** undefined: no filter, as for an id that none can have. */
const reviewerOf = (given: string | null | undefined): string | null | undefined => {
  if (given === NO_REVIEWER) return null;
  return given && isUuid(given) ? given : undefined;
};

builder.queryField("queue", (t) =>
  t.field({
    type: queuePage,
    args: {
      filter: t.arg({ type: queueFilter, required: true }),
      order: t.arg({ type: queueOrder, defaultValue: "wait" }),
      search: t.arg.string({ required: true, description: "Words; empty for all." }),
      only: t.arg({ type: caseFiltersInput, description: "null: no filter." }),
      need: t.arg({ type: skill, description: "Only cases that need it." }),
      reviewer: t.arg.id({ description: "Only cases of the reviewer; `none`: of none." }),
      after: t.arg.string(),
    },
    resolve: (_root, { filter, order, search, only, need, reviewer, after }, context) =>
      asRole(context, "REVIEWER", async ({ staffId }) => {
        const { db, today } = context.services;
        const page = await readQueue(db, {
          filter,
          order: order ?? "wait",
          search,
          only: filtersOf(only),
          need: need ?? undefined,
          reviewerId: reviewerOf(reviewer),
          after: after ?? undefined,
          staffId,
          today: today(),
        });
        return { next: page.next, rows: await readSectionStates(db, page.rows) };
      }),
  }),
);

const searchPlace = builder.objectRef<SearchPlace>("SearchPlace").implement({
  fields: (t) => ({
    filter: t.expose("filter", { type: queueFilter }),
    count: t.exposeInt("count"),
    isMore: t.exposeBoolean("isMore", { description: "There are more than the count." }),
  }),
});

builder.queryField("searchPlaces", (t) =>
  t.field({
    type: [searchPlace],
    description: "The views in which a search finds cases, whatever filters are set.",
    args: { search: t.arg.string({ required: true }) },
    resolve: (_root, { search }, context) =>
      asRole(context, "REVIEWER", async ({ staffId }) => [
        ...(await searchPlaces(context.services.db, {
          search,
          staffId,
          today: context.services.today(),
        })),
      ]),
  }),
);

const queueCounts = builder.objectRef<QueueCounts>("QueueCounts").implement({
  fields: (t) => ({
    waiting: t.exposeInt("waiting"),
    inReview: t.exposeInt("inReview"),
    mine: t.exposeInt("mine"),
    late: t.exposeInt("late"),
    answers: t.exposeInt("answers"),
    applicants: t.exposeInt("applicants"),
    held: t.exposeInt("held"),
    oldest: t.field({ type: "DateTime", nullable: true, resolve: ({ oldest }) => isoOf(oldest) }),
  }),
});

builder.queryField("queueCounts", (t) =>
  t.field({
    type: queueCounts,
    resolve: (_root, _args, context) =>
      asRole(context, "REVIEWER", ({ staffId }) =>
        countQueue(context.services.db, { staffId, today: context.services.today() }),
      ),
  }),
);

builder.mutationField("takeNext", (t) =>
  t.id({
    nullable: true,
    description: "The party that is now assigned; null: nothing waits.",
    resolve: (_root, _args, context) =>
      inOperation(context, "REVIEWER", async ({ work, actor: { staffId } }) => {
        const party = await takeNext(work, { staffId });
        return party?.partyId ?? null;
      }),
  }),
);

builder.mutationField("takeParty", (t) =>
  t.boolean({
    args: {
      partyId: t.arg.id({ required: true }),
      reason: t.arg.string({ description: "For taking it from a colleague who holds it." }),
    },
    resolve: (_root, { partyId, reason }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        const { staffId } = operation.actor;
        await takeParty(operation.work, party, { staffId, reason: reason ?? undefined });
        return true;
      }),
  }),
);

builder.mutationField("releaseParty", (t) =>
  t.boolean({
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        await releaseParty(operation.work, await partyNamed(operation, partyId), operation.actor.staffId);
        return true;
      }),
  }),
);

builder.mutationField("keepHolding", (t) =>
  t.boolean({
    description: "Extends the assignment while a page shows the case; false: it is no longer theirs.",
    args: { partyId: t.arg.id({ required: true }) },
    resolve: (_root, { partyId }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        return keepHolding(operation.work, party, operation.actor.staffId);
      }),
  }),
);
