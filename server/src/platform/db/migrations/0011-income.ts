import { type Kysely, sql } from "kysely";
import { runStatements } from "./run-statements.ts";

/**
 * What a person says about each source of income, and how it was proven. Amounts are minor units of the source's currency.
 * Nobody searches by the person to ask, so that is one value.
 */
const statements = [
  sql`alter table income_source
    add column currency text,
    add column annual_gross_minor bigint,
    add column net_minor bigint,
    add column net_frequency text,
    add column payment_date date,
    add column company_number text,
    add column job_title text,
    add column start_date date,
    add column end_date date,
    add column institution_name text,
    add column is_on_probation boolean,
    add column probation_months integer,
    add column reference jsonb,
    add column bank text check (bank in ('connected', 'failed'))`,
  sql`alter table income_facts add column konfir_completed boolean not null default false`,
];

export const up = (db: Kysely<unknown>): Promise<void> => runStatements(db, statements);
