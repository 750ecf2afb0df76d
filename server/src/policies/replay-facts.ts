import type { ReplayFacts } from "@latchkey/domain/replay/replay-facts.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";

export interface StoredFacts {
  readonly id: string;
  readonly facts: ReplayFacts;
}

interface FactsBatch {
  /** null: those of all policies. */
  readonly ofPolicy: string | null;
  /** null: from the first. */
  readonly after: string | null;
  readonly size: number;
}

export const keepReplayFacts = async (db: Kysely<Schema>, facts: ReplayFacts): Promise<void> => {
  await db
    .insertInto("replay_facts")
    .values({ policy: facts.policy.name, facts: JSON.stringify(facts) })
    .execute();
};

export const countFacts = async (db: Kysely<Schema>, ofPolicy: string | null): Promise<number> => {
  const { count } = await db
    .selectFrom("replay_facts")
    .select(sql<number>`count(*)::int`.as("count"))
    .$if(ofPolicy !== null, (query) => query.where("policy", "=", ofPolicy))
    .executeTakeFirstOrThrow();
  return count;
};

export const readFacts = (
  db: Kysely<Schema>,
  { ofPolicy, after, size }: FactsBatch,
): Promise<readonly StoredFacts[]> =>
  db
    .selectFrom("replay_facts")
    .select(["id", "facts"])
    .$if(ofPolicy !== null, (query) => query.where("policy", "=", ofPolicy))
    .$if(after !== null, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(size)
    .execute();
