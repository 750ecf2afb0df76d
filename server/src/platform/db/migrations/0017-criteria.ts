import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/** The only criteria that there were before a policy could name others. */
const BEFORE = {
  name: "default",
  version: 1,
  date: "2026-11-01",
  tenantIncome: 30,
  guarantorIncome: 36,
  savings: 36,
  assessment: "household",
  rates: { date: "2026-11-01", tenThousandths: { AUD: 4_900, EUR: 8_700, GBP: 10_000, USD: 7_600 } },
};

/** An application keeps the criteria that it started with, like the rest of its policy. */
const statements = [
  sql`alter table application add column criteria jsonb`,
  sql`update application set criteria = ${JSON.stringify(BEFORE)}::jsonb`,
  sql`alter table application alter column criteria set not null`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
