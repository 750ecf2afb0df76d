import type { ReplayedParty } from "@latchkey/domain/affordability/replay.ts";
import { incomeVariants } from "@latchkey/domain/income/context.ts";
import { assessedSources } from "@latchkey/domain/income/derived.ts";
import { queueRanks } from "@latchkey/domain/parties/queue-place.ts";
import { type Kysely, sql } from "kysely";
import type { Schema } from "../platform/db/schema.ts";
import { INCOME_JSON, type IncomeFactsRow } from "./income-facts.ts";

/** Amounts and ids, never names. */
export interface StoredParty extends ReplayedParty {
  readonly reference: string;
  readonly storedPasses: boolean | undefined;
}

interface PartyRow {
  readonly id: string;
  readonly reference: string;
  readonly hasOutcome: boolean;
  readonly income: IncomeFactsRow;
}

const BEFORE_ALL = "00000000-0000-0000-0000-000000000000";

const readBatch = async (
  db: Kysely<Schema>,
  after: string,
  size: number,
): Promise<readonly StoredParty[]> => {
  const { rows } = await sql<PartyRow>`
    select p.id, a.reference, ${sql.raw(INCOME_JSON)} as income,
      exists (select 1 from income_facts f where f.application_id = p.application_id and f.party_id = p.id) as "hasOutcome"
    from party p join application a on a.id = p.application_id
    where p.id > ${after} and p.sections ?| ${[...incomeVariants]}
      and not exists (select 1 from queue_entry q where q.application_id = p.application_id and q.party_id = p.id
        and q.rank = ${queueRanks.over})
    order by p.id limit ${size}`.execute(db);
  return rows.map(({ id, reference, hasOutcome, income }) => ({
    id,
    reference,
    role: income.role,
    sharePence: income.sharePence,
    sources: assessedSources(income.incomeSources),
    storedPasses: hasOutcome ? income.meetsAffordability : undefined,
  }));
};

const BATCH = 500;

/** Every open party that is asked for income, in batches. */
export async function* storedParties(
  db: Kysely<Schema>,
  size = BATCH,
): AsyncGenerator<readonly StoredParty[], void, undefined> {
  for (let after = BEFORE_ALL; ; ) {
    const batch = await readBatch(db, after, size);
    if (batch.length > 0) yield batch;
    const last = batch.at(-1);
    if (!last || batch.length < size) return;
    after = last.id;
  }
}
