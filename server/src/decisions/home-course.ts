import type { Outcome } from "@latchkey/domain/parties/status.ts";
import {
  courseConcerning,
  declinedIn,
  type HomeCourse,
  type HomePerson,
  type ToldCourse,
  toldCourse,
} from "@latchkey/domain/review/home-course.ts";
import { recordNoteIssue } from "@latchkey/domain/review/record-note.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { type Kysely, sql } from "kysely";
import { lockApplication } from "../parties/parties.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { audit } from "../platform/audit/audit.ts";
import { jsonList, utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { assertMaySee } from "../review/own-party.ts";

export interface RecordedCourse {
  readonly course: HomeCourse;
  readonly note: string | null;
  readonly by: string;
  readonly at: string;
}

export interface HomeStanding {
  readonly told: ToldCourse;
  readonly declined: number;
  readonly recorded: RecordedCourse | null;
}

interface PersonOfHome extends HomePerson {
  readonly id: string;
  /** The outcome on which the reviewers agree, and of which the person is not told yet. */
  readonly agreed: Outcome | null;
}

interface HomeRow {
  readonly recorded: RecordedCourse | null;
  readonly people: readonly PersonOfHome[];
}

const PEOPLE = jsonList(
  `json_build_object('id', p.id, 'role', p.role, 'status', q.status, 'outcome', told.outcome,
    'joinedLater', coalesce(p.created_at > c.at, false), 'toldLater', coalesce(told.final_at > c.at, false),
    'agreed', (select a.outcome from decision a where a.application_id = p.application_id and a.party_id = p.id
      and a.state = 'agreed'))`,
  `from party p join queue_entry q on q.application_id = p.application_id and q.party_id = p.id
    left join lateral (select d.outcome, d.final_at from decision d where d.application_id = p.application_id
      and d.party_id = p.id and d.state = 'final' and d.final_at <= (select at from moment)
      and not exists (select from reopening again where again.decision_id = d.id and again.at <= (select at from moment)) order by d.final_at desc limit 1) told on true
    where p.application_id = l.id`,
  "p.number",
);

const HOME = `select case when c.id is null then null else json_build_object('course', c.course, 'note', c.note, 'by', s.name,
    'at', ${utcInstant("c.at")}) end as recorded, ${PEOPLE} as people
  from application l
    left join lateral (select * from home_course where application_id = l.id and at <= (select at from moment) order by id desc limit 1) c on true
    left join staff_member s on s.id = c.staff_id
  where l.id = `;

const NOW = "infinity";

/** @param at the decisions and the course are those of this moment, an ISO instant */
const readHome = async (
  db: Kysely<Schema>,
  applicationId: string,
  at = NOW,
): Promise<HomeRow | undefined> => {
  const { rows } = await sql<HomeRow>`with moment as (select ${at}::timestamptz as at)
    ${sql.raw(HOME)} ${applicationId}`.execute(db);
  return rows[0];
};

/** @returns null while there is nothing to say about the home */
export const readHomeStanding = async (
  db: Kysely<Schema>,
  applicationId: string,
  at?: string,
): Promise<HomeStanding | null> => {
  const row = await readHome(db, applicationId, at);
  const told = row && toldCourse(row.people, row.recorded?.course);
  return told ? { told, declined: declinedIn(row.people), recorded: row.recorded } : null;
};

interface ToldAbout extends PartyKey {
  readonly outcome: Outcome;
  /** The moment of a decision, for its e-mail; undefined: now. */
  readonly at?: string | undefined;
}

const courseTold = (
  people: readonly (HomePerson & Pick<PersonOfHome, "id">)[],
  partyId: string,
  recorded: HomeCourse | undefined,
): ToldCourse | undefined => {
  const course = toldCourse(people, recorded);
  const person = people.find(({ id }) => id === partyId);
  return course && person && courseConcerning(person, course);
};

/** A declined person reads nothing of the home. */
export const readToldCourse = async (
  db: Kysely<Schema>,
  { applicationId, partyId, outcome, at }: ToldAbout,
): Promise<ToldCourse | null> => {
  if (outcome === "declined") return null;
  const row = await readHome(db, applicationId, at);
  return (row && courseTold(row.people, partyId, row.recorded?.course)) ?? null;
};

/** The course that the person would be told if they were accepted and everything agreed were told. */
export const readCourseIfAccepted = async (
  db: Kysely<Schema>,
  { applicationId, partyId }: PartyKey,
): Promise<ToldCourse | null> => {
  const row = await readHome(db, applicationId);
  const people = row?.people.map((person) => {
    if (person.id === partyId) return { ...person, outcome: "accepted" as const };
    if (person.agreed === null) return person;
    return { ...person, outcome: person.agreed, toldLater: row.recorded !== null };
  });
  return (people && courseTold(people, partyId, row?.recorded?.course)) ?? null;
};

export interface CourseRecord {
  readonly course: HomeCourse;
  readonly note: string;
  readonly staffId: string;
}

/** @throws NOT_FOUND, also while there is nothing to say about the home; OWN_CASE; INVALID_INPUT */
export const recordHomeCourse = async (
  work: Work,
  applicationId: string,
  { course, note, staffId }: CourseRecord,
): Promise<void> => {
  if (!isUuid(applicationId)) throw notFound();
  await assertMaySee(work, applicationId);
  await lockApplication(work.tx, applicationId);
  if (!(await readHomeStanding(work.tx, applicationId))) throw notFound();
  const issue = recordNoteIssue(note.trim());
  if (issue) throw invalidInput({ note: issue });
  await work.tx
    .insertInto("home_course")
    .values({
      application_id: applicationId,
      course,
      note: note.trim() || null,
      staff_id: staffId,
      at: work.now,
    })
    .execute();
  await audit(work, {
    action: "home-course-recorded",
    outcome: "done",
    applicationId,
    subject: applicationId,
  });
};
