import { apiKeyIssues } from "@latchkey/domain/staff/api-key.ts";
import type { ApiScope } from "@latchkey/domain/vocabulary/api-scopes.ts";
import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from "../../api-keys/api-keys.ts";
import { invalidInput, notFound } from "../../platform/refusals/refusals.ts";
import { asRole, builder, inOperation, inProvedOperation } from "./console-builder.ts";

const scope = builder.enumType("ApiScope", {
  values: {
    APPLICATIONS_READ: { value: "applications:read" },
    APPLICATIONS_WRITE: { value: "applications:write" },
  } as const satisfies Record<string, { readonly value: ApiScope }>,
});

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

const apiKey = builder.objectRef<ApiKey>("ApiKey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    agency: t.exposeString("agency", { description: "The agency whose applications it opens." }),
    name: t.exposeString("name"),
    lastFour: t.exposeString("lastFour"),
    scopes: t.field({ type: [scope], resolve: ({ scopes }) => [...scopes] }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt.toISOString() }),
    createdBy: t.exposeString("createdBy", { nullable: true }),
    lastUsedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "To the hour.",
      resolve: ({ lastUsedAt }) => isoOf(lastUsedAt),
    }),
    expiresAt: t.field({ type: "DateTime", nullable: true, resolve: ({ expiresAt }) => isoOf(expiresAt) }),
    revokedAt: t.field({ type: "DateTime", nullable: true, resolve: ({ revokedAt }) => isoOf(revokedAt) }),
  }),
});

const createdKey = builder
  .objectRef<{ readonly key: ApiKey; readonly text: string }>("CreatedApiKey")
  .implement({
    fields: (t) => ({
      key: t.field({ type: apiKey, resolve: ({ key }) => key }),
      text: t.exposeString("text", { description: "The key itself. It cannot be read again." }),
    }),
  });

builder.queryField("apiKeys", (t) =>
  t.field({
    type: [apiKey],
    resolve: (_root, _args, context) =>
      asRole(context, "ADMINISTRATOR", async () => [...(await listApiKeys(context.services.db))]),
  }),
);

builder.mutationField("createApiKey", (t) =>
  t.field({
    type: createdKey,
    args: {
      agency: t.arg.string({ required: true, description: "The agency's name; a new one is added." }),
      name: t.arg.string({ required: true }),
      scopes: t.arg({ type: [scope], required: true }),
      days: t.arg.int({ description: "Days until it expires; without it, until it is revoked." }),
    },
    resolve: (_root, { agency, name, scopes, days }, context) =>
      inProvedOperation(context, "ADMINISTRATOR", async ({ work, actor: { staffId } }) => {
        const fields = { agency, name, scopes: [...new Set(scopes)], days: days ?? undefined };
        const issues = apiKeyIssues(fields);
        if (Object.keys(issues).length > 0) throw invalidInput(issues);
        return createApiKey(work, { ...fields, staffId });
      }),
  }),
);

builder.mutationField("revokeApiKey", (t) =>
  t.field({
    type: apiKey,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOperation(context, "ADMINISTRATOR", async ({ work }) => {
        const revoked = await revokeApiKey(work, id);
        if (!revoked) throw notFound();
        return revoked;
      }),
  }),
);
