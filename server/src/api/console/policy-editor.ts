import type { Work } from "../../platform/work/work.ts";
import {
  createPolicy,
  discardDraft,
  proposeDraft,
  publishDraft,
  type SeenDraft,
  saveDraft,
  setRetired,
  startDraft,
  takeProposalBack,
} from "../../policies/drafts.ts";
import { agreeToLift, endLift, type LawLift, openLifts, proposeLift } from "../../policies/lifts.ts";
import {
  listPolicies,
  type PolicyDraft,
  type PolicyOverview,
  type PublishedVersion,
  readPolicyOverview,
} from "../../policies/policy-overview.ts";
import { asRole, builder, inOperation, inProvedOperation } from "./console-builder.ts";

const published = builder.objectRef<PublishedVersion>("PublishedVersion").implement({
  fields: (t) => ({
    version: t.exposeInt("version"),
    from: t.expose("from", { type: "Date", description: "The first day of applications under it." }),
    content: t.field({
      type: "Json",
      description: "The policy in the form of docs/policies/policy.schema.json.",
      resolve: ({ content }) => content,
    }),
    proposedBy: t.exposeString("proposedBy", { nullable: true, description: "null: shipped." }),
    agreedBy: t.exposeString("agreedBy", { nullable: true }),
    publishedAt: t.field({ type: "DateTime", resolve: ({ publishedAt }) => publishedAt.toISOString() }),
  }),
});

const draft = builder.objectRef<PolicyDraft>("PolicyDraft").implement({
  fields: (t) => ({
    content: t.field({ type: "Json", resolve: ({ content }) => content }),
    basedOn: t.exposeInt("basedOn", { nullable: true }),
    revision: t.exposeInt("revision", { description: "Rises with every save." }),
    editedBy: t.exposeString("editedBy"),
    editedAt: t.field({ type: "DateTime", resolve: ({ editedAt }) => editedAt.toISOString() }),
    from: t.expose("from", { type: "Date", nullable: true, description: "null: not proposed." }),
    proposedById: t.exposeID("proposedById", { nullable: true }),
    proposedBy: t.exposeString("proposedBy", { nullable: true }),
  }),
});

const overview = builder.objectRef<PolicyOverview>("PolicyOverview").implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ name }) => name }),
    name: t.exposeString("name"),
    isShipped: t.exposeBoolean("isShipped"),
    isRetired: t.boolean({ resolve: ({ retiredAt }) => retiredAt !== null }),
    usedBy: t.exposeInt("usedBy", { description: "Applications that began under any of its versions." }),
    versions: t.field({
      type: [published],
      description: "The newest first, also those that have not begun.",
      resolve: ({ versions }) => [...versions],
    }),
    draft: t.field({ type: draft, nullable: true, resolve: (policy) => policy.draft }),
  }),
});

const lift = builder.objectRef<LawLift>("LawLift").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    rule: t.exposeString("rule"),
    reason: t.exposeString("reason"),
    source: t.exposeString("source"),
    sourceDay: t.expose("sourceDay", { type: "Date" }),
    proposedById: t.exposeID("proposedById"),
    proposedBy: t.exposeString("proposedBy"),
    proposedAt: t.field({ type: "DateTime", resolve: ({ proposedAt }) => proposedAt.toISOString() }),
    agreedBy: t.exposeString("agreedBy", { nullable: true, description: "null: proposed only." }),
    agreedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ agreedAt }) => agreedAt?.toISOString() ?? null,
    }),
  }),
});

builder.queryField("policyOverviews", (t) =>
  t.field({
    type: [overview],
    description: "Every policy, by title.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listPolicies(context.services.db))]),
  }),
);

builder.queryField("policyOverview", (t) =>
  t.field({
    type: overview,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) =>
      asRole(context, "ADMINISTRATOR", () => readPolicyOverview(context.services.db, name)),
  }),
);

builder.queryField("lawLifts", (t) =>
  t.field({
    type: [lift],
    description: "The rules of the linter that are lifted, or proposed to be.",
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await openLifts(context.services.db))]),
  }),
);

builder.mutationField("createPolicy", (t) =>
  t.field({
    type: overview,
    args: {
      title: t.arg.string({ required: true }),
      copyOf: t.arg.string({ required: true, description: "The policy that the draft starts from." }),
    },
    resolve: (_root, given, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) =>
        readPolicyOverview(work.tx, await createPolicy(work, { ...given, staffId })),
      ),
  }),
);

builder.mutationField("startPolicyDraft", (t) =>
  t.field({
    type: overview,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await startDraft(work, { name, staffId });
        return readPolicyOverview(work.tx, name);
      }),
  }),
);

builder.mutationField("savePolicyDraft", (t) =>
  t.field({
    type: overview,
    args: {
      name: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true, description: "Of the draft that was changed." }),
      content: t.arg.string({ required: true, description: "The policy as JSON." }),
    },
    resolve: (_root, { name, revision, content }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await saveDraft(work, { name, revision, staffId }, content);
        return readPolicyOverview(work.tx, name);
      }),
  }),
);

builder.mutationField("proposePolicyDraft", (t) =>
  t.field({
    type: overview,
    args: {
      name: t.arg.string({ required: true }),
      revision: t.arg.int({ required: true }),
      from: t.arg({ type: "Date", required: true, description: "The first day of applications under it." }),
    },
    resolve: (_root, { name, revision, from }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await proposeDraft(work, { name, revision, staffId }, from);
        return readPolicyOverview(work.tx, name);
      }),
  }),
);

const ofDraft = (
  field: "publishPolicyDraft" | "returnPolicyDraft",
  run: typeof inOperation,
  change: (work: Work, seen: SeenDraft) => Promise<void>,
) =>
  builder.mutationField(field, (t) =>
    t.field({
      type: overview,
      args: { name: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
      resolve: (_root, { name, revision }, context) =>
        run(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
          await change(work, { name, revision, staffId });
          return readPolicyOverview(work.tx, name);
        }),
    }),
  );

ofDraft("publishPolicyDraft", inProvedOperation, publishDraft);
ofDraft("returnPolicyDraft", inOperation, takeProposalBack);

builder.mutationField("discardPolicyDraft", (t) =>
  t.field({
    type: "Boolean",
    description: "True: the policy goes on; false: it never had a version, and is gone with its draft.",
    args: { name: t.arg.string({ required: true }), revision: t.arg.int({ required: true }) },
    resolve: (_root, { name, revision }, context) =>
      inOperation(context, "ADMINISTRATOR", ({ work, actor: { staffId } }) =>
        discardDraft(work, { name, revision, staffId }),
      ),
  }),
);

builder.mutationField("retirePolicy", (t) =>
  t.field({
    type: overview,
    args: { name: t.arg.string({ required: true }), isRetired: t.arg.boolean({ required: true }) },
    resolve: (_root, { name, isRetired }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await setRetired(work, { name, isRetired, staffId });
        return readPolicyOverview(work.tx, name);
      }),
  }),
);

builder.mutationField("proposeLawLift", (t) =>
  t.field({
    type: [lift],
    args: {
      rule: t.arg.string({ required: true }),
      reason: t.arg.string({ required: true }),
      source: t.arg.string({ required: true }),
      sourceDay: t.arg({ type: "Date", required: true }),
    },
    resolve: (_root, given, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await proposeLift(work, { ...given, staffId });
        return [...(await openLifts(work.tx))];
      }),
  }),
);

builder.mutationField("agreeToLawLift", (t) =>
  t.field({
    type: [lift],
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await agreeToLift(work, id, staffId);
        return [...(await openLifts(work.tx))];
      }),
  }),
);

builder.mutationField("endLawLift", (t) =>
  t.field({
    type: [lift],
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await endLift(work, id, staffId);
        return [...(await openLifts(work.tx))];
      }),
  }),
);
