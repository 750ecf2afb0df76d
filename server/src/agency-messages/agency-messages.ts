import { messageIssue } from "@latchkey/domain/applications/agency-message.ts";
import { type Kysely, sql } from "kysely";
import { tellOfMessage } from "../agencies/told-users.jobs.ts";
import { tellOfAnswer } from "../parties/staff-notices.jobs.ts";
import { audit } from "../platform/audit/audit.ts";
import { utcInstant } from "../platform/db/json-sql.ts";
import type { Schema } from "../platform/db/schema.ts";
import { addJob } from "../platform/jobs/job.ts";
import { invalidInput } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";

export interface AgencyMessage {
  readonly id: number;
  readonly text: string;
  readonly at: string;
  readonly isByAgency: boolean;
  readonly staffName: string | null;
  readonly userName: string | null;
  readonly needsAnswer: boolean;
}

/** The oldest first. @param db with the product's rights; the caller has found the application */
export const readMessages = async (
  db: Kysely<Schema>,
  applicationId: string,
): Promise<readonly AgencyMessage[]> =>
  await db
    .selectFrom("agency_message as m")
    .leftJoin("staff_member as s", "s.id", "m.staff_id")
    .leftJoin("agency_user as u", "u.id", "m.agency_user_id")
    .select(["m.id", "m.text", "s.name as staffName", "u.name as userName", "m.needs_answer as needsAnswer"])
    .select(sql<boolean>`m.agency_user_id is not null`.as("isByAgency"))
    .select(sql<string>`${sql.raw(utcInstant("m.at"))}`.as("at"))
    .where("m.application_id", "=", applicationId)
    .orderBy("m.id")
    .execute();

type Author = { readonly staffId: string } | { readonly agencyUserId: string };

interface NewMessage {
  readonly text: string;
  readonly needsAnswer: boolean;
  readonly author: Author;
}

/** The other side is told by e-mail. @throws INVALID_INPUT with the field `text` */
export const writeMessage = async (
  work: Work,
  applicationId: string,
  { text, needsAnswer, author }: NewMessage,
): Promise<void> => {
  const issue = messageIssue(text.trim());
  if (issue) throw invalidInput({ text: issue });
  const { id } = await work.tx
    .insertInto("agency_message")
    .values({
      application_id: applicationId,
      staff_id: "staffId" in author ? author.staffId : null,
      agency_user_id: "agencyUserId" in author ? author.agencyUserId : null,
      text: text.trim(),
      needs_answer: needsAnswer,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if ("staffId" in author) await addJob(work.tx, tellOfMessage, { messageId: id });
  else
    await addJob(work.tx, tellOfAnswer, {
      side: "agency",
      applicationId,
      partyId: null,
      answerId: String(id),
    });
  await audit(work, {
    action: "agency-message-written",
    outcome: "done",
    applicationId,
    subject: String(id),
  });
};
