import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { crashPoint } from "../platform/config/crash-point.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import { sendSubmissionEmail } from "./submission-email.job.ts";
import { submissionEmail } from "./submission-email.ts";

interface Submission {
  readonly applicationId: string;
  readonly partyId: string;
  readonly round: number;
  readonly language: Language;
}

export const sendSubmissionEmailHandler = handle<Submission, Services>(
  sendSubmissionEmail,
  async ({ applicationId, partyId, round, language }, { db, mailer, config }) => {
    const account = await db
      .selectFrom("party")
      .innerJoin("account", "account.id", "party.account_id")
      .select("account.email")
      .where("party.application_id", "=", applicationId)
      .where("party.id", "=", partyId)
      .executeTakeFirst();
    if (!account) return;
    crashPoint(config, "email/before-sending");
    const email = submissionEmail({ language, provider: config.provider.name });
    await mailer.send(account.email, email, { kind: "submitted", id: `${partyId}-${round}` });
    crashPoint(config, "email/after-sending");
  },
);
