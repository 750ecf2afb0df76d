import { sql } from "kysely";
import { indexOfParty, ownedByParty } from "../parties/owned-by-party.ts";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * A result names a file that a reviewer uploaded. The trigger binds the file like one of a document, so that the
 * tidy-up keeps it.
 */
export const outsideResultsMigration = migrationOf(
  sql`alter table upload add column staff_id uuid references staff_member`,
  sql`create table outside_result (
    id bigint generated always as identity primary key, ${ownedByParty},
    kind text not null constraint known_outside_kind check (kind in ('CREDIT_FILE', 'OTHER_SCREENING')),
    title text,
    provider text not null check (btrim(provider) <> ''),
    made_on date not null,
    upload_id uuid not null,
    ccjs smallint check (ccjs between 0 and 99),
    insolvency text check (insolvency in ('none', 'current', 'past_six_years')),
    verdict text not null constraint known_outside_verdict check (verdict in ('nothing_against', 'counts_against')),
    reason text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now(),
    constraint outside_result_over_upload_of_the_same_party foreign key (application_id, party_id, upload_id)
      references upload (application_id, party_id, id),
    constraint title_of_other_screening check ((kind = 'OTHER_SCREENING') = (title is not null)),
    constraint figures_of_credit_file check (num_nulls(ccjs, insolvency) = case kind when 'CREDIT_FILE' then 0 else 2 end),
    constraint against_for_a_reason check (verdict = 'nothing_against' or reason is not null),
    constraint clear_file_counts_for check (verdict = 'nothing_against' or kind <> 'CREDIT_FILE' or ccjs > 0 or insolvency <> 'none')
  )`,
  indexOfParty("outside_result", ", kind, id desc"),
  sql`create function note_outside_result() returns trigger language plpgsql as $body$
    begin
      update upload set is_bound = true where id = new.upload_id;
      return null;
    end $body$`,
  sql`create trigger note_outside_result after insert on outside_result
    for each row execute function note_outside_result()`,
);
