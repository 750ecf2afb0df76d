import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Transaction } from "kysely";
import type { Actor } from "../actor/actor.ts";
import type { Schema } from "../db/schema.ts";
import { type Memo, openMemo } from "./memo.ts";
import type { Services } from "./services.ts";

export type Tx = Transaction<Schema>;

/**
 * One unit of work: its transaction, its actor, and what it may use. GraphQL, REST, jobs and callbacks each build one;
 * the subjects behave the same for all of them.
 */
export interface Work {
  readonly tx: Tx;
  readonly services: Services;
  readonly actor: Actor;
  /** When the work started; stored times come from the database's clock. */
  readonly now: Date;
  readonly memo: Memo;
  /** Objects that this unit of work has written, by section: what follows in it may refer to them. */
  readonly writtenObjects: Map<SectionName, string>;
}

export const workOn = (tx: Tx, services: Services, actor: Actor): Work => ({
  tx,
  services,
  actor,
  now: new Date(services.nowSeconds() * 1000),
  memo: openMemo(),
  writtenObjects: new Map(),
});

/** Runs a unit of work in its own transaction, for callers without one. */
export const inTransaction = <Result>(
  services: Services,
  actor: Actor,
  change: (work: Work) => Promise<Result>,
): Promise<Result> => services.db.transaction().execute((tx) => change(workOn(tx, services, actor)));
