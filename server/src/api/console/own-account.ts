import { isUuid } from "@latchkey/domain/rules/parse.ts";
import {
  endOtherSessions,
  endOwnSession,
  type Own,
  type OwnAccount,
  type OwnPasskey,
  type OwnSession,
  readOwnAccount,
  removeFactor,
  renewRecoveryCodes,
} from "../../members/own-account.ts";
import { notFound } from "../../platform/refusals/refusals.ts";
import type { SignedInStaff } from "../../staff/staff-sessions.ts";
import { builder, inOwnOperation } from "./console-builder.ts";
import { type ConsoleOperation, requireProof } from "./console-context.ts";

const ownSession = builder.objectRef<OwnSession>("OwnSession").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    startedAt: t.field({ type: "DateTime", resolve: ({ startedAt }) => startedAt.toISOString() }),
    lastUsedAt: t.field({ type: "DateTime", resolve: ({ lastUsedAt }) => lastUsedAt.toISOString() }),
    isThis: t.exposeBoolean("isThis", { description: "The one that asks." }),
  }),
});

const ownPasskey = builder.objectRef<OwnPasskey>("OwnPasskey").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => createdAt.toISOString() }),
    lastUsedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
    }),
  }),
});

const ownAccount = builder.objectRef<OwnAccount>("OwnAccount").implement({
  fields: (t) => ({
    sessions: t.field({ type: [ownSession], resolve: ({ sessions }) => [...sessions] }),
    passkeys: t.field({ type: [ownPasskey], resolve: ({ passkeys }) => [...passkeys] }),
    hasApp: t.exposeBoolean("hasApp"),
    recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
  }),
});

const ownOf = ({ staffId, sessionId }: SignedInStaff): Own => ({ id: staffId, audience: "staff", sessionId });

const accountNow = ({ work: { tx, services }, actor }: ConsoleOperation): Promise<OwnAccount> =>
  readOwnAccount(tx, ownOf(actor), services.config.session.idleMinutes);

builder.queryField("ownAccount", (t) =>
  t.field({
    type: ownAccount,
    resolve: async (_root, _args, { services, staff }) => {
      const actor = await staff();
      return services.db
        .transaction()
        .execute((tx) => readOwnAccount(tx, ownOf(actor), services.config.session.idleMinutes));
    },
  }),
);

builder.mutationField("endSession", (t) =>
  t.field({
    type: ownAccount,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      inOwnOperation(context, async (operation) => {
        if (!isUuid(id)) throw notFound();
        await endOwnSession(operation.work, ownOf(operation.actor), id);
        return accountNow(operation);
      }),
  }),
);

builder.mutationField("endOtherSessions", (t) =>
  t.field({
    type: ownAccount,
    resolve: (_root, _args, context) =>
      inOwnOperation(context, async (operation) => {
        await endOtherSessions(operation.work, ownOf(operation.actor));
        return accountNow(operation);
      }),
  }),
);

builder.mutationField("removeFactor", (t) =>
  t.field({
    type: ownAccount,
    args: { passkeyId: t.arg.id({ description: "Without it, the authenticator app." }) },
    resolve: (_root, { passkeyId }, context) =>
      inOwnOperation(context, async (operation) => {
        requireProof(operation.actor);
        await removeFactor(operation.work, ownOf(operation.actor), passkeyId ?? undefined);
        return accountNow(operation);
      }),
  }),
);

builder.mutationField("renewRecoveryCodes", (t) =>
  t.stringList({
    description: "Ten new codes, shown this once. The old ones count no more.",
    resolve: (_root, _args, context) =>
      inOwnOperation(context, async ({ work, actor }) => {
        requireProof(actor);
        return [...(await renewRecoveryCodes(work, ownOf(actor)))];
      }),
  }),
);
