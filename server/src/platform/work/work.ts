import type { Actor } from "../actor/actor.ts";
import { openMemo } from "./memo.ts";
import type { Services } from "./services.ts";
import type { Tx, WorkOf } from "./work-of.ts";

export type Work = WorkOf<Services>;

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
