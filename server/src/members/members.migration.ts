import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

/**
 * A member signs in with a link and a second factor: a staff member or an agency's user, whose own table has the same id. The row of
 * `member` is made with that row.
 */
export const membersMigration = migrationOf(
  sql`create table member (
    id uuid primary key,
    audience text not null check (audience in ('staff', 'agency')),
    enrolled_at timestamptz,
    last_seen_at timestamptz,
    blocked_at timestamptz,
    sealed_totp_secret bytea,
    totp_last_step bigint,
    has_app boolean not null generated always as (sealed_totp_secret is not null) stored
  )`,
  sql`insert into member (id, audience, enrolled_at, last_seen_at, blocked_at, sealed_totp_secret, totp_last_step)
    select id, 'staff', enrolled_at, last_seen_at, blocked_at, sealed_totp_secret, totp_last_step from staff_member`,
  sql`alter table staff_member
    drop column enrolled_at, drop column last_seen_at, drop column blocked_at,
    drop column sealed_totp_secret, drop column totp_last_step,
    add constraint staff_member_is_member foreign key (id) references member deferrable initially deferred`,
  sql`create function add_member() returns trigger language plpgsql as $$
    begin
      insert into member (id, audience) values (new.id, tg_argv[0]);
      return null;
    end $$`,
  sql`create trigger staff_member_added after insert on staff_member
    for each row execute function add_member('staff')`,
  ...["passkey", "recovery_code", "browser"].flatMap((what) => {
    const [from, to] = [sql.table(`staff_${what}`), sql.table(`member_${what}`)];
    return [
      sql`alter table ${from} rename to ${sql.raw(`member_${what}`)}`,
      sql`alter table ${to} rename column staff_id to member_id`,
      sql`alter table ${to} drop constraint ${sql.raw(`staff_${what}_staff_id_fkey`)}`,
      sql`alter table ${to} add foreign key (member_id) references member on delete cascade`,
    ];
  }),
  sql`alter index staff_browser_by_age rename to member_browser_by_age`,
  sql`alter index staff_passkey_of_member rename to member_passkey_of_member`,
  sql`alter table pending_sign_in rename column staff_id to member_id`,
  sql`alter table pending_sign_in drop constraint pending_sign_in_staff_id_fkey`,
  sql`alter table pending_sign_in add foreign key (member_id) references member on delete cascade`,
  sql`alter table sign_in_request drop constraint sign_in_request_audience_check`,
  sql`alter table sign_in_request add constraint sign_in_request_audience_check
    check (audience in ('applicant', 'staff', 'agency'))`,
  sql`alter table sign_in_link drop constraint sign_in_link_audience_check`,
  sql`alter table sign_in_link add constraint sign_in_link_audience_check
    check (audience in ('applicant', 'staff', 'agency'))`,
);
