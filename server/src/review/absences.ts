import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { type AbsenceDays, absenceIssues, isAbsentOn } from "@latchkey/domain/staff/absence.ts";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { audit } from "../platform/audit/audit.ts";
import type { Schema } from "../platform/db/schema.ts";
import { invalidInput, notFound } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { standingAbsences } from "../staff/absences.ts";
import { releaseAllParties } from "./take-party.ts";

export interface StaffAbsence extends AbsenceDays {
  readonly id: number;
  readonly staffId: string;
  readonly isNow: boolean;
}

interface Found extends AbsenceDays {
  readonly id: number;
  readonly staffId: string;
}

const read = async (
  db: Kysely<Schema>,
  today: CivilDate,
  which: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<readonly StaffAbsence[]> => {
  const { rows } = await sql<Found>`select a.id::int as id, a.staff_id as "staffId", a.from_day as "from",
      a.until_day as "until"
    from ${standingAbsences(today)} and ${which} order by a.from_day, a.id`.execute(db);
  return rows.map((row) => ({ ...row, isNow: isAbsentOn(row, today) }));
};

/** Those that are not over, by their first days. @param staffId undefined: everybody's */
export const listAbsences = (
  db: Kysely<Schema>,
  { today, staffId }: { readonly today: CivilDate; readonly staffId?: string | undefined },
): Promise<readonly StaffAbsence[]> =>
  read(db, today, staffId === undefined ? undefined : sql<boolean>`a.staff_id = ${staffId}::uuid`);

/** The member's cases flow back, once; answers to their questions wait for any reviewer. */
export const beginAbsence = async (work: Work, { id, staffId }: Pick<Found, "id" | "staffId">) => {
  const begun = await work.tx
    .updateTable("staff_absence")
    .set({ begun_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("begun_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!begun) return;
  await releaseAllParties(work, staffId);
  await audit(work, { action: "absence-begun", outcome: "done", subject: staffId });
};

interface NewAbsence extends AbsenceDays {
  readonly staffId: string;
  readonly by: string;
}

/** @throws INVALID_INPUT by field; NOT_FOUND for a member who does not exist */
export const enterAbsence = async (work: Work, { staffId, by, from, until }: NewAbsence): Promise<void> => {
  const { tx, services } = work;
  const today = services.today();
  // Locked, so that two requests cannot enter days that overlap.
  const member = await tx
    .selectFrom("staff_member")
    .select("id")
    .where("id", "=", staffId)
    .forUpdate()
    .executeTakeFirst();
  if (!member) throw notFound();
  const issues = absenceIssues({ from, until }, { today, known: await listAbsences(tx, { today, staffId }) });
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const { id } = await tx
    .insertInto("staff_absence")
    .values({ staff_id: staffId, from_day: from, until_day: until, entered_by: by })
    .returning("id")
    .executeTakeFirstOrThrow();
  await audit(work, { action: "absence-entered", outcome: "done", subject: staffId });
  if (from <= today) await beginAbsence(work, { id: Number(id), staffId });
};

interface Ending {
  readonly by: string;
  /** Only an absence of this member; undefined: of any. */
  readonly staffId?: string | undefined;
}

/** From today on the member is present; one that has not begun never will. @throws NOT_FOUND, also once it is over */
export const endAbsence = async (work: Work, id: number, { by, staffId }: Ending): Promise<void> => {
  const { tx, services } = work;
  const today = services.today();
  const known = await listAbsences(tx, { today, staffId });
  const absence = known.find((one) => one.id === id);
  if (!absence) throw notFound();
  const ended = await tx
    .updateTable("staff_absence")
    .set({ ended_on: today, ended_by: by })
    .where("id", "=", id)
    .where("ended_on", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) throw notFound();
  await audit(work, { action: "absence-ended", outcome: "done", subject: absence.staffId });
};

/** Absences whose first day has come. */
export const absencesToBegin = async (
  db: Kysely<Schema>,
  today: CivilDate,
): Promise<readonly StaffAbsence[]> =>
  read(db, today, sql<boolean>`a.from_day <= ${today}::date and a.begun_at is null`);
