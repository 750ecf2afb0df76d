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
import type { Work } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import type { MemberTypes } from "./member-types.ts";

interface OwnOperation {
  readonly work: Work;
  readonly own: Own;
  /** @throws PROOF_NEEDED without a recent second factor */
  readonly requireProof: () => void;
}

/** The member who is signed in at an endpoint. */
interface OwnAccess<Context> {
  readonly read: (context: Context) => Promise<{ readonly services: AppServices; readonly own: Own }>;
  readonly change: <Result>(
    context: Context,
    change: (operation: OwnOperation) => Promise<Result>,
  ) => Promise<Result>;
}

type Builder<Context extends object> = PothosSchemaTypes.SchemaBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<MemberTypes<Context>>
>;

const addTypes = <Context extends object>(builder: Builder<Context>) => {
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
  return builder.objectRef<OwnAccount>("OwnAccount").implement({
    fields: (t) => ({
      sessions: t.field({ type: [ownSession], resolve: ({ sessions }) => [...sessions] }),
      passkeys: t.field({ type: [ownPasskey], resolve: ({ passkeys }) => [...passkeys] }),
      hasApp: t.exposeBoolean("hasApp"),
      recoveryCodesLeft: t.exposeInt("recoveryCodesLeft"),
    }),
  });
};

const accountNow = ({ work: { tx, services }, own }: OwnOperation): Promise<OwnAccount> =>
  readOwnAccount(tx, own, services.config.session.idleMinutes);

type AccountType<Context extends object> = ReturnType<typeof addTypes<Context>>;

const addSessions = <Context extends object>(
  builder: Builder<Context>,
  { change }: OwnAccess<Context>,
  account: AccountType<Context>,
): void => {
  builder.mutationField("endSession", (t) =>
    t.field({
      type: account,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, context) =>
        change(context, async (operation) => {
          if (!isUuid(id)) throw notFound();
          await endOwnSession(operation.work, operation.own, id);
          return accountNow(operation);
        }),
    }),
  );
  builder.mutationField("endOtherSessions", (t) =>
    t.field({
      type: account,
      resolve: (_root, _args, context) =>
        change(context, async (operation) => {
          await endOtherSessions(operation.work, operation.own);
          return accountNow(operation);
        }),
    }),
  );
};

const addFactors = <Context extends object>(
  builder: Builder<Context>,
  { change }: OwnAccess<Context>,
  account: AccountType<Context>,
): void => {
  builder.mutationField("removeFactor", (t) =>
    t.field({
      type: account,
      args: { passkeyId: t.arg.id({ description: "Without it, the authenticator app." }) },
      resolve: (_root, { passkeyId }, context) =>
        change(context, async (operation) => {
          operation.requireProof();
          await removeFactor(operation.work, operation.own, passkeyId ?? undefined);
          return accountNow(operation);
        }),
    }),
  );
  builder.mutationField("renewRecoveryCodes", (t) =>
    t.stringList({
      description: "Ten new codes, shown this once. The old ones count no more.",
      resolve: (_root, _args, context) =>
        change(context, async ({ work, own, requireProof }) => {
          requireProof();
          return [...(await renewRecoveryCodes(work, own))];
        }),
    }),
  );
};

/** The own account of a member: sessions, second factors, recovery codes. */
export const addOwnAccount = <Context extends object>(
  builder: Builder<Context>,
  access: OwnAccess<Context>,
): void => {
  const account = addTypes(builder);
  builder.queryField("ownAccount", (t) =>
    t.field({
      type: account,
      resolve: async (_root, _args, context) => {
        const { services, own } = await access.read(context);
        return services.db
          .transaction()
          .execute((tx) => readOwnAccount(tx, own, services.config.session.idleMinutes));
      },
    }),
  );
  addSessions(builder, access, account);
  addFactors(builder, access, account);
};
