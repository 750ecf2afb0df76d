import {
  type ProviderEntry,
  registeredServices,
} from "@latchkey/domain/compliance/right-to-rent/providers.ts";
import {
  addRegisteredProvider,
  changeRegisteredProvider,
  listUsedProviders,
  lookAtRegisteredProvider,
  setRegisteredProviderUse,
  type UsedProvider,
} from "../../compliance/registered-providers.ts";
import type { Work } from "../../platform/work/work.ts";
import { asRole, builder, inOperation } from "./console-builder.ts";

const REGISTER_URL = "The page of its entry in the public register; null: not named yet.";

const service = builder.enumType("RegisteredService", { values: registeredServices });

export const providerEntry = builder.objectRef<ProviderEntry>("ProviderEntry").implement({
  description: "A registered provider, as the form of a record needs it.",
  fields: (t) => ({
    name: t.exposeString("name"),
    registerId: t.exposeString("registerId"),
    registerUrl: t.exposeString("registerUrl", { nullable: true, description: REGISTER_URL }),
    isInUse: t.exposeBoolean("isInUse"),
    services: t.field({ type: [service], resolve: ({ services }) => [...services] }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "null: the register names no end.",
    }),
  }),
});

const registeredProvider = builder.objectRef<UsedProvider>("RegisteredProvider").implement({
  description: "An entry of the table that administrators keep, with its newest look in the register.",
  fields: (t) => ({
    id: t.exposeID("id"),
    name: t.exposeString("name"),
    registerId: t.exposeString("registerId"),
    registerUrl: t.exposeString("registerUrl", { nullable: true, description: REGISTER_URL }),
    isInUse: t.exposeBoolean("isInUse"),
    services: t.field({ type: [service], resolve: ({ services }) => [...services] }),
    validUntil: t.expose("validUntil", { type: "Date", nullable: true }),
    lookedOn: t.expose("lookedOn", { type: "Date" }),
    by: t.exposeString("by"),
    uses: t.exposeInt("uses", { description: "Records of a check that name it." }),
  }),
});

interface ProviderTable {
  readonly lookAgainDays: number;
  readonly providers: readonly UsedProvider[];
}

const providerTable = builder.objectRef<ProviderTable>("RegisteredProviders").implement({
  fields: (t) => ({
    lookAgainDays: t.exposeInt("lookAgainDays", {
      description: "An entry is looked at again after so many days.",
    }),
    providers: t.field({
      type: [registeredProvider],
      description: "By name.",
      resolve: ({ providers }) => [...providers],
    }),
  }),
});

const readTable = async (
  { config }: Pick<Work["services"], "config">,
  db: Parameters<typeof listUsedProviders>[0],
): Promise<ProviderTable> => ({
  lookAgainDays: config.provider.registerLookDays,
  providers: await listUsedProviders(db),
});

const tableOf = ({ services, tx }: Work): Promise<ProviderTable> => readTable(services, tx);

builder.queryField("registeredProviders", (t) =>
  t.field({
    type: providerTable,
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", () => readTable(context.services, context.services.db)),
  }),
);

const entryInput = builder.inputType("ProviderEntryInput", {
  fields: (t) => ({
    name: t.string({ required: true }),
    registerId: t.string({ required: true }),
    registerUrl: t.string({ required: true, description: "https; empty: not named yet." }),
  }),
});

const lookInput = builder.inputType("ProviderLookInput", {
  fields: (t) => ({
    services: t.field({ type: [service], required: true }),
    validUntil: t.string({ required: true, description: "Empty: the register names no end." }),
    lookedOn: t.string({ required: true }),
  }),
});

builder.mutationField("addRegisteredProvider", (t) =>
  t.field({
    type: providerTable,
    args: {
      entry: t.arg({ type: entryInput, required: true }),
      look: t.arg({ type: lookInput, required: true }),
    },
    resolve: (_root, { entry, look }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await addRegisteredProvider(work, { ...entry, ...look, staffId });
        return tableOf(work);
      }),
  }),
);

builder.mutationField("changeRegisteredProvider", (t) =>
  t.field({
    type: providerTable,
    description: "Records keep the name and number that they were made with.",
    args: { id: t.arg.id({ required: true }), entry: t.arg({ type: entryInput, required: true }) },
    resolve: (_root, { id, entry }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work }) => {
        await changeRegisteredProvider(work, id, entry);
        return tableOf(work);
      }),
  }),
);

builder.mutationField("lookAtRegisteredProvider", (t) =>
  t.field({
    type: providerTable,
    description: "The newest look counts.",
    args: { id: t.arg.id({ required: true }), look: t.arg({ type: lookInput, required: true }) },
    resolve: (_root, { id, look }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        await lookAtRegisteredProvider(work, id, { ...look, staffId });
        return tableOf(work);
      }),
  }),
);

builder.mutationField("setRegisteredProviderUse", (t) =>
  t.field({
    type: providerTable,
    description: "An entry that is not used cannot be chosen for a record.",
    args: { id: t.arg.id({ required: true }), isInUse: t.arg.boolean({ required: true }) },
    resolve: (_root, { id, isInUse }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work }) => {
        await setRegisteredProviderUse(work, id, isInUse);
        return tableOf(work);
      }),
  }),
);
