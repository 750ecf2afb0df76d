import type { Transaction } from "kysely";
import type { Actor } from "../actor/actor.ts";
import type { Schema } from "../db/schema.ts";
import { type Memo, openMemo } from "./memo.ts";
import type { Services } from "./services.ts";

export type Tx = Transaction<Schema>;

/**
 * One change: its transaction, who makes it, and what it may use. GraphQL, REST, jobs and callbacks each build one; what
 * subjects do is the same for all of them.
 */
export interface Work {
  readonly tx: Tx;
  readonly services: Services;
  readonly actor: Actor;
  /** When the change began; the database's own clock decides what is stored. */
  readonly now: Date;
  readonly memo: Memo;
}

export const workOn = (tx: Tx, services: Services, actor: Actor): Work => ({
  tx,
  services,
  actor,
  now: new Date(services.nowSeconds() * 1000),
  memo: openMemo(),
});

/** Runs a change in a transaction of its own: for whoever comes without one. */
export const inTransaction = <Result>(
  services: Services,
  actor: Actor,
  change: (work: Work) => Promise<Result>,
): Promise<Result> => services.db.transaction().execute((tx) => change(workOn(tx, services, actor)));
