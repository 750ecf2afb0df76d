import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import type { Transaction } from "kysely";
import type { Actor } from "../actor/actor.ts";
import type { Schema } from "../db/schema.ts";
import type { Memo } from "./memo.ts";

export type Tx = Transaction<Schema>;

/**
 * One unit of work: its transaction, its actor, and the services that it may use. GraphQL, REST, jobs and callbacks each build
 * one; the subjects behave the same for all of them.
 */
export interface WorkOf<Services> {
  readonly tx: Tx;
  readonly services: Services;
  readonly actor: Actor;
  /** When the work started; stored times come from the database's clock. */
  readonly now: Date;
  readonly memo: Memo;
  /** Objects that this unit of work has written, by section: later fields of it may refer to them. */
  readonly writtenObjects: Map<SectionName, string>;
}
