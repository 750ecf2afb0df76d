import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * The newest deposit and the newest statement of an application count. A file is bound like one of an outside result, so that the tidy-up
 * keeps it; `infinity` sorts parties without a deadline last.
 */
export const holdingDepositsMigration = migrationOf(
  sql`create table holding_deposit (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    received_on date not null,
    agreed_on date,
    agreement_by date not null,
    party_id uuid,
    upload_id uuid,
    staff_id uuid references staff_member,
    at timestamptz not null default now(),
    constraint agreed_in_writing check (num_nulls(agreed_on, party_id, upload_id) in (0, 3)),
    constraint agreed_after_the_receipt check (agreed_on >= received_on),
    constraint agreement_over_upload_of_the_application foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id)
  )`,
  sql`create index holding_deposit_of_application on holding_deposit (application_id, id desc)`,
  sql`create function note_holding_deposit() returns trigger language plpgsql as $body$
    begin
      update upload set is_bound = true where id = new.upload_id;
      update queue_entry set agreement_by = new.agreement_by where application_id = new.application_id;
      return null;
    end $body$`,
  sql`create table deposit_statement (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    ended_on date not null,
    notice_by date not null,
    refund_by date not null,
    grounds jsonb not null constraint grounds_are_a_list check (jsonb_typeof(grounds) = 'array'),
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  sql`create index deposit_statement_of_application on deposit_statement (application_id, id desc)`,
  sql`alter table queue_entry add column agreement_by date not null default 'infinity'`,
  sql`create index queue_entry_by_agreement on queue_entry (rank, agreement_by, since, party_id)`,
  sql`create trigger note_holding_deposit after insert on holding_deposit
    for each row execute function note_holding_deposit()`,
);
