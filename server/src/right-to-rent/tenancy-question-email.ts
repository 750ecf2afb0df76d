import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { sendTenancyQuestion } from "./follow-up-emails.jobs.ts";
import { followUpTexts } from "./follow-up-texts.ts";
import { findTenancyToAsk, type TenancyToAsk } from "./tenancies-to-ask.ts";

const questionEmail = ({ home, reference, startsOn, agency }: TenancyToAsk, provider: string): Email => {
  const { question, greeting, because } = followUpTexts;
  const day = longDate(startsOn, staffLanguage);
  return {
    language: staffLanguage,
    subject: question.subject(home),
    preheader: question.why,
    title: question.title,
    greeting: greeting(agency),
    paragraphs: [
      question.what(home, day),
      {
        details: [
          { name: question.home, value: home },
          ...(reference ? [{ name: question.reference, value: reference }] : []),
          { name: question.since, value: day },
        ],
      },
      { list: [...question.how] },
      question.why,
    ],
    closing: [provider],
    footer: [because(agency, provider)],
  };
};

export const sendTenancyQuestionHandler = emailHandler(
  sendTenancyQuestion,
  ({ lettingId, askedOn }) => ({ kind: "tenancy-question", id: `${lettingId}-${askedOn}` }),
  async ({ lettingId }, { db, today, config }) => {
    const found = await findTenancyToAsk(db, today(), lettingId);
    return found && { to: found.to, email: questionEmail(found, config.provider.name) };
  },
);
