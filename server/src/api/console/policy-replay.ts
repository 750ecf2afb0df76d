import { notFound } from "../../platform/refusals/refusals.ts";
import { type PolicyReplay, readReplay, startReplay } from "../../policies/replays.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const state = builder.enumType("PolicyReplayState", {
  values: {
    QUEUED: { value: "queued" },
    RUNNING: { value: "running" },
    DONE: { value: "done" },
    FAILED: { value: "failed" },
  } as const,
});

const replay = builder.objectRef<PolicyReplay>("PolicyReplay").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    state: t.field({ type: state, resolve: (one) => one.state }),
    requestedBy: t.exposeString("requestedBy"),
    requestedAt: t.field({ type: "DateTime", resolve: ({ requestedAt }) => requestedAt.toISOString() }),
    done: t.exposeInt("done", { description: "Homes." }),
    total: t.exposeInt("total"),
    isOfAllPolicies: t.exposeBoolean("isOfAllPolicies", {
      description: "The policy has no version yet, so that the cases of all policies are replayed.",
    }),
    isOfDraft: t.exposeBoolean("isOfDraft", {
      description: "False: the draft's criteria have changed since, or there is no draft any more.",
    }),
    result: t.field({
      type: "Json",
      nullable: true,
      description: "Counts of people, without small groups; null until it is done.",
      resolve: ({ result }) => result,
    }),
  }),
});

builder.queryField("policyReplay", (t) =>
  t.field({
    type: replay,
    nullable: true,
    description: "The newest replay of a policy's drafts over the facts of decided cases.",
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) =>
      asRole(context, "ADMINISTRATOR", () => readReplay(context.services.db, name)),
  }),
);

builder.mutationField("replayPolicyDraft", (t) =>
  t.field({
    type: replay,
    args: { name: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, seen, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await startReplay(work, { ...seen, staffId });
        const started = await readReplay(work.tx, seen.name);
        if (!started) throw notFound();
        return started;
      }),
  }),
);
