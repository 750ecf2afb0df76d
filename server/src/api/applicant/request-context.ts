import type { Kysely } from "kysely";
import type { Bearer } from "../../accounts/access-token.ts";
import type { Actor, PartyKey } from "../../platform/actor/actor.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { notFound, Refusal } from "../../platform/refusals/refusals.ts";
import type { Work } from "../../platform/work/work.ts";
import type { AppServices } from "../app-services.ts";
import { type FoundMe, type MeRow, readMe, readMeWithin } from "./me.ts";

export interface Operation {
  readonly work: Work;
  readonly party: PartyKey;
}

/** A query reads from the pool; a mutation operation is one transaction. */
export interface RequestContext {
  readonly services: AppServices;
  readonly actor: Actor;
  readonly operation: Operation | undefined;
  /** Set by the first failed field: no later field of the operation may run. */
  failed: boolean;
  readonly me: () => Promise<MeRow>;
  readonly forgetMe: () => void;
}

export const dbOf = ({ operation, services }: RequestContext): Kysely<Schema> =>
  operation?.work.tx ?? services.db;

const found = (me: FoundMe): MeRow => {
  if (me === undefined) throw new Refusal("UNAUTHENTICATED");
  if (me === null) throw notFound();
  return me;
};

interface Asking {
  readonly bearer: Bearer;
  readonly actor: Actor;
  readonly pinned: string | undefined;
  readonly operation?: Operation;
}

export const requestContext = (
  services: AppServices,
  { bearer, actor, pinned, operation }: Asking,
): RequestContext => {
  let known: Promise<MeRow> | undefined;
  const read = () =>
    operation
      ? readMeWithin(operation.work.tx, bearer, operation.party.partyId)
      : readMe(services.pool, bearer, pinned);
  return {
    services,
    actor,
    operation,
    failed: false,
    me: () => {
      known ??= read().then(found);
      return known;
    },
    forgetMe: () => {
      known = undefined;
    },
  };
};
