import type { Transaction } from "kysely";
import type { Bearer } from "../../accounts/access-token.ts";
import type { AppContext } from "../../app/context.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { Refusal } from "../../platform/refusals/refusals.ts";
import { type MeRow, readMe, readMeWithin } from "./me.ts";

export type Tx = Transaction<Schema>;

/** What one GraphQL request carries. A query reads from the pool; a mutation operation is one transaction. */
export interface RequestContext {
  readonly services: AppContext;
  readonly bearer: Bearer;
  readonly tx: Tx | undefined;
  /** Set by the first field that failed: no later field of the operation may run. */
  failed: boolean;
  /** The applicant as this request sees them now; read once, and again after a change. */
  readonly me: () => Promise<MeRow>;
  readonly forgetMe: () => void;
}

const read = async (services: AppContext, bearer: Bearer, tx: Tx | undefined): Promise<MeRow> => {
  const me = tx ? await readMeWithin(tx, bearer) : await readMe(services.pool, bearer);
  if (!me) throw new Refusal("UNAUTHENTICATED");
  return me;
};

export const requestContext = (services: AppContext, bearer: Bearer, tx?: Tx): RequestContext => {
  let known: Promise<MeRow> | undefined;
  return {
    services,
    bearer,
    tx,
    failed: false,
    me: () => {
      known ??= read(services, bearer, tx);
      return known;
    },
    forgetMe: () => {
      known = undefined;
    },
  };
};
