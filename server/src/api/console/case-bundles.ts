import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import {
  askForBundle,
  type ListedBundle,
  listBundles,
  releaseBundle,
  returnBundle,
} from "../../investigations/case-bundles.ts";
import { type ReadBundle, readBundle } from "../../investigations/read-bundle.ts";
import { inTransaction } from "../../platform/work/work.ts";
import { builder, inOperation, inProvedOperation } from "./console-builder.ts";
import { partyNamed } from "./party-named.ts";

const bundleState = builder.enumType("CaseBundleState", {
  values: {
    ASKED: { value: "asked", description: "Waits for an administrator." },
    RELEASED: { value: "released" },
    RETURNED: { value: "returned" },
  } as const,
});

const caseBundle = builder.objectRef<ListedBundle>("CaseBundle").implement({
  description: "What an investigation of one case asks for.",
  fields: (t) => ({
    id: t.exposeID("id"),
    partyId: t.exposeID("partyId"),
    number: t.string({ resolve: ({ number }) => partyNumber(number) }),
    name: t.exposeString("name"),
    recipient: t.exposeString("recipient"),
    state: t.field({ type: bundleState, resolve: ({ state }) => state }),
    askedBy: t.exposeString("askedBy"),
    askedAt: t.field({ type: "DateTime", resolve: ({ askedAt }) => askedAt.toISOString() }),
    settledBy: t.exposeString("settledBy", { nullable: true }),
    settledAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ settledAt }) => settledAt?.toISOString() ?? null,
    }),
    settledNote: t.exposeString("settledNote", { nullable: true }),
    isYours: t.boolean({
      description: "You asked for it, so that another person releases it.",
      resolve: async ({ askedById }, _args, context) => askedById === (await context.staff()).staffId,
    }),
  }),
});

const readCaseBundle = builder.objectRef<ReadBundle>("ReadCaseBundle").implement({
  fields: (t) => ({
    bundle: t.expose("bundle", { type: caseBundle }),
    content: t.field({ type: "Json", resolve: ({ content }) => content }),
  }),
});

builder.queryField("caseBundles", (t) =>
  t.field({
    type: [caseBundle],
    description: "All for an administrator, for others those that they asked for.",
    resolve: async (_root, _args, context) => {
      const { staffId, roles } = await context.staff();
      const isAdministrator = roles.includes("ADMINISTRATOR");
      return [...(await listBundles(context.services.db, { staffId, isAdministrator }))];
    },
  }),
);

builder.queryField("caseBundle", (t) =>
  t.field({
    type: readCaseBundle,
    description: "Each reading is in the audit trail.",
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const actor = await context.staff();
      const isAdministrator = actor.roles.includes("ADMINISTRATOR");
      return inTransaction(context.services, actor, (work) =>
        readBundle(work, { id, staffId: actor.staffId, isAdministrator }),
      );
    },
  }),
);

builder.mutationField("askForCaseBundle", (t) =>
  t.id({
    args: {
      partyId: t.arg.id({ required: true }),
      name: t.arg.string({ required: true, description: "What the investigation is called." }),
      recipient: t.arg.string({ required: true, description: "Who receives the bundle." }),
    },
    resolve: (_root, { partyId, ...asked }, context) =>
      inOperation(context, "REVIEWER", async (operation) => {
        const party = await partyNamed(operation, partyId);
        return askForBundle(operation.work, party, { ...asked, staffId: operation.actor.staffId });
      }),
  }),
);

builder.mutationField("releaseCaseBundle", (t) =>
  t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await releaseBundle(work, { id, staffId });
        return true;
      }),
  }),
);

builder.mutationField("returnCaseBundle", (t) =>
  t.boolean({
    args: {
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true, description: "Why it is not released." }),
    },
    resolve: (_root, { id, note }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await returnBundle(work, { id, note, staffId });
        return true;
      }),
  }),
);
