import { turns } from "@latchkey/domain/review/ageing.ts";
import { type Ageing, type ReviewerLoad, readWorkload, type Workload } from "../../review/workload.ts";
import { asLead, builder } from "./console-builder.ts";

const load = builder.objectRef<Workload["unassigned"]>("Load").implement({
  fields: (t) => ({
    open: t.exposeInt("open", { description: "Sent cases that are not decided." }),
    waiting: t.exposeInt("waiting", { description: "Those that wait for a reviewer." }),
    late: t.exposeInt("late"),
    onHold: t.exposeInt("onHold"),
    answers: t.exposeInt("answers"),
  }),
});

const reviewerLoad = builder.objectRef<ReviewerLoad>("ReviewerLoad").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    awayUntil: t.field({
      type: "Date",
      nullable: true,
      description: "The last day; null: present.",
      resolve: ({ awayUntil }) => awayUntil,
    }),
    load: t.field({ type: load, resolve: (one) => one }),
    decidedThisWeek: t.exposeInt("decidedThisWeek", { description: "Proposed by them, final since Monday." }),
  }),
});

const turn = builder.enumType("Turn", { values: turns });

const ageing = builder.objectRef<Ageing>("Ageing").implement({
  fields: (t) => ({
    turn: t.expose("turn", { type: turn }),
    bands: t.intList({
      description: "Waits of 0 and 1, 2 and 3, 4 to 7, and more days.",
      resolve: ({ bands }) => [...bands],
    }),
  }),
});

const workload = builder.objectRef<Workload>("Workload").implement({
  fields: (t) => ({
    reviewers: t.field({ type: [reviewerLoad], resolve: ({ reviewers }) => [...reviewers] }),
    unassigned: t.field({ type: load, resolve: ({ unassigned }) => unassigned }),
    ageing: t.field({ type: [ageing], resolve: (one) => [...one.ageing] }),
  }),
});

builder.queryField("workload", (t) =>
  t.field({
    type: workload,
    resolve: (_root, _args, context) =>
      asLead(context, ({ staffId }) =>
        readWorkload(context.services.db, { staffId, today: context.services.today() }),
      ),
  }),
);
