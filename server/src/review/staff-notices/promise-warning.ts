import { isWorkingDay } from "@latchkey/domain/calendars/working-days.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { CONSOLE_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { type Kysely, sql } from "kysely";
import { sendWarning, sendWarnings } from "../../parties/staff-notices.jobs.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { addJob, handle } from "../../platform/jobs/job.ts";
import { dayNumber } from "../../platform/mail/day-number.ts";
import type { Email } from "../../platform/mail/email.ts";
import { emailHandler } from "../../platform/work/email-handler.ts";
import type { Services } from "../../platform/work/services.ts";
import { notOnHold } from "../queue-conditions.ts";
import { presentReviewers } from "../reviewers.ts";
import { noticeTexts } from "./notice-texts.ts";

/** The promised days of a morning (desk: a warning before the promise breaks). Cases on hold are in none. */
interface Promised {
  readonly ownToday: number;
  readonly ownLate: number;
  readonly freeToday: number;
  readonly freeLate: number;
  readonly answers: number;
}

const readPromised = async (db: Kysely<Schema>, staffId: string, day: CivilDate): Promise<Promised> => {
  const { rows } = await sql<Promised>`select
      count(*) filter (where q.reviewer_id = ${staffId}::uuid and q.due_on = ${day}::date)::int as "ownToday",
      count(*) filter (where q.reviewer_id = ${staffId}::uuid and q.due_on < ${day}::date)::int as "ownLate",
      count(*) filter (where q.reviewer_id is null and q.due_on = ${day}::date)::int as "freeToday",
      count(*) filter (where q.reviewer_id is null and q.due_on < ${day}::date)::int as "freeLate",
      count(*) filter (where q.reviewer_id = ${staffId}::uuid and q.is_answer)::int as answers
    from queue_entry q
    where q.rank = 0 and (q.reviewer_id is null or q.reviewer_id = ${staffId}::uuid) and ${notOnHold(day)}`.execute(
    db,
  );
  const [promised] = rows;
  if (!promised) throw new Error("An aggregate gives one row.");
  return promised;
};

/** Idempotent: an e-mail of one day has one id. */
export const sendWarningsHandler = handle<unknown, Services>(sendWarnings, async (_payload, services) => {
  const day = services.today();
  if (!isWorkingDay(day, "ENG")) return;
  await services.db.transaction().execute(async (tx) => {
    const wanting = await tx
      .selectFrom("staff_member")
      .select("id")
      .where("wants_warnings", "=", true)
      .execute();
    for (const { id } of await presentReviewers(tx, day)) {
      if (wanting.some((one) => one.id === id)) await addJob(tx, sendWarning, { staffId: id, day });
    }
  });
});

interface Receiver {
  readonly name: string;
  readonly promised: Promised;
}

const warningEmail = ({ name, promised }: Receiver, { provider, publicUrl }: Services["config"]): Email => {
  const { greeting, because, warning: words } = noticeTexts;
  const { ownToday, ownLate, freeToday, freeLate, answers } = promised;
  const lines: readonly (readonly [count: number, says: (count: number) => string])[] = [
    [ownToday, words.ownToday],
    [ownLate, words.ownLate],
    [freeToday, words.freeToday],
    [freeLate, words.freeLate],
    [answers, words.answers],
  ];
  return {
    language: staffLanguage,
    subject: words.subject(ownToday + ownLate + freeToday + freeLate),
    preheader: words.title,
    title: words.title,
    greeting: greeting(name),
    paragraphs: lines.filter(([count]) => count > 0).map(([count, says]) => says(count)),
    button: { label: words.button, href: new URL(CONSOLE_PATH, publicUrl).href },
    closing: [provider.name],
    footer: [because(provider.name)],
  };
};

export const sendWarningHandler = emailHandler(
  sendWarning,
  ({ staffId, day }) => ({ kind: "promise-warning", id: `${staffId}-${dayNumber(day)}` }),
  async ({ staffId, day }, services) => {
    // A day that is over is not told of any more.
    if (services.today() !== day) return undefined;
    const { email, name } = await services.db
      .selectFrom("staff_member")
      .select(["email", "name"])
      .where("id", "=", staffId)
      .executeTakeFirstOrThrow();
    const promised = await readPromised(services.db, staffId, day);
    const { ownToday, ownLate, freeToday, freeLate } = promised;
    if (ownToday + ownLate + freeToday + freeLate === 0) return undefined;
    return { to: email, email: warningEmail({ name, promised }, services.config) };
  },
);
