import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { inAgencyTransaction } from "../../agencies/agency-rights.ts";
import type { SignedInAgencyUser } from "../../agency-users/agency-sessions.ts";
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
import { builder, changingOwn } from "./portal-builder.ts";
import { type PortalOperation, requireAgencyProof } from "./portal-context.ts";

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

const ownOf = ({ agencyUserId: id, sessionId }: SignedInAgencyUser): Own => ({
  id,
  audience: "agency",
  sessionId,
});

const accountNow = ({ work: { tx, services }, actor }: PortalOperation): Promise<OwnAccount> =>
  readOwnAccount(tx, ownOf(actor), services.config.session.idleMinutes);

builder.queryField("ownAccount", (t) =>
  t.field({
    type: ownAccount,
    resolve: async (_root, _args, { services, user }) => {
      const actor = await user();
      return inAgencyTransaction(services, (tx) =>
        readOwnAccount(tx, ownOf(actor), services.config.session.idleMinutes),
      );
    },
  }),
);

builder.mutationField("endSession", (t) =>
  t.field({
    type: ownAccount,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      changingOwn(context, async (operation) => {
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
      changingOwn(context, async (operation) => {
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
      changingOwn(context, async (operation) => {
        requireAgencyProof(operation.actor);
        await removeFactor(operation.work, ownOf(operation.actor), passkeyId ?? undefined);
        return accountNow(operation);
      }),
  }),
);

builder.mutationField("renewRecoveryCodes", (t) =>
  t.stringList({
    description: "Ten new codes, shown this once. The old ones count no more.",
    resolve: (_root, _args, context) =>
      changingOwn(context, async ({ work, actor }) => {
        requireAgencyProof(actor);
        return [...(await renewRecoveryCodes(work, ownOf(actor)))];
      }),
  }),
);
