import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { CONSOLE_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Kysely } from "kysely";
import { type AnswerSide, sendAnswerNotice, tellOfAnswer } from "../../parties/staff-notices.jobs.ts";
import type { Schema } from "../../platform/db/schema.ts";
import { addJob, handle } from "../../platform/jobs/job.ts";
import type { Email } from "../../platform/mail/email.ts";
import { emailHandler } from "../../platform/work/email-handler.ts";
import type { Services } from "../../platform/work/services.ts";
import { noticeTexts } from "./notice-texts.ts";

interface Answered {
  readonly applicationId: string;
  readonly partyId: string | null;
}

const readReviewers = async (db: Kysely<Schema>, { applicationId, partyId }: Answered) =>
  await db
    .selectFrom("queue_entry as q")
    .innerJoin("staff_member as s", "s.id", "q.reviewer_id")
    .select(["s.id", "s.wants_answers as wantsAnswers"])
    .distinct()
    .where("q.application_id", "=", applicationId)
    .$if(partyId !== null, (query) => query.where("q.party_id", "=", partyId ?? ""))
    .orderBy("s.id")
    .execute();

/** Reviewers choose whether they are told. The office is told when an agency writes about what no reviewer has. */
export const tellOfAnswerHandler = handle<
  Answered & { readonly side: AnswerSide; readonly answerId: string },
  Services
>(tellOfAnswer, async (answer, { db }) => {
  await db.transaction().execute(async (tx) => {
    const reviewers = await readReviewers(tx, answer);
    const told: (string | null)[] = reviewers.filter(({ wantsAnswers }) => wantsAnswers).map(({ id }) => id);
    if (answer.side === "agency" && reviewers.length === 0) told.push(null);
    for (const staffId of told) await addJob(tx, sendAnswerNotice, { ...answer, staffId });
  });
});

/** undefined: the access has ended. */
const readReceiver = async ({ db, config }: Services, staffId: string | null) => {
  const { name, supportEmail } = config.provider;
  if (staffId !== null)
    return db
      .selectFrom("staff_member as s")
      .innerJoin("member as m", "m.id", "s.id")
      .select(["s.email as to", "s.name"])
      .where("s.id", "=", staffId)
      .where("m.blocked_at", "is", null)
      .executeTakeFirst();
  const own = await db.selectFrom("agency").select("email").where("is_own", "=", true).executeTakeFirst();
  return { to: own?.email ?? supportEmail, name };
};

const readAbout = (db: Kysely<Schema>, { applicationId, partyId }: Answered) =>
  db
    .selectFrom("application as a")
    .leftJoin("party as p", (on) => on.onRef("p.application_id", "=", "a.id").on("p.id", "=", partyId))
    .select(["a.property_address as home", "p.number"])
    .where("a.id", "=", applicationId)
    .executeTakeFirst();

interface Notice {
  readonly answer: Answered & { readonly side: AnswerSide; readonly staffId: string | null };
  readonly about: { readonly home: string; readonly number: number | null };
  readonly name: string;
}

const noticeEmail = (
  { answer: { side, applicationId, partyId, staffId }, about: { home, number }, name }: Notice,
  { provider, publicUrl }: Services["config"],
): Email => {
  const { greeting, because, becauseOffice, answer: words } = noticeTexts;
  const title = words[side].subject(home);
  const path = partyId === null ? `applications/${applicationId}` : `cases/${partyId}`;
  return {
    language: staffLanguage,
    subject: title,
    preheader: words[side].says,
    title,
    greeting: greeting(name),
    paragraphs: [
      words[side].says,
      {
        details: [
          { name: words.home, value: home },
          ...(number === null ? [] : [{ name: words.person, value: partyNumber(number) }]),
        ],
      },
    ],
    button: {
      label: partyId === null ? words.openApplication : words.openCase,
      href: new URL(`${CONSOLE_PATH}/${path}`, publicUrl).href,
    },
    closing: [provider.name],
    footer: [(staffId === null ? becauseOffice : because)(provider.name)],
  };
};

export const sendAnswerNoticeHandler = emailHandler(
  sendAnswerNotice,
  ({ side, answerId, staffId }) => ({
    kind: `answer-notice-${side}`,
    id: `${answerId}-${staffId ?? "office"}`,
  }),
  async (answer, services) => {
    const receiver = await readReceiver(services, answer.staffId);
    const about = await readAbout(services.db, answer);
    if (!receiver || !about) return undefined;
    const { to, name } = receiver;
    return { to, email: noticeEmail({ answer, about, name }, services.config) };
  },
);
