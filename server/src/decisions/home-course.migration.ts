import { sql } from "kysely";
import { migrationOf } from "../platform/db/migration-of.ts";

export const homeCourseMigration = migrationOf(
  sql`create table home_course (
    id bigint generated always as identity primary key,
    application_id uuid not null references application,
    course text not null constraint known_home_course check (course in ('replace', 'change_shares', 'end')),
    note text,
    staff_id uuid not null references staff_member,
    at timestamptz not null default now()
  )`,
  sql`create index home_course_of_application on home_course (application_id, id)`,
);
