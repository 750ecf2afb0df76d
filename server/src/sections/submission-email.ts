import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import type { Email } from "../platform/mail/email.ts";
import { submissionTexts } from "./submission-email-texts.ts";

interface SubmissionEmail {
  readonly language: Language;
  readonly provider: string;
}

export const submissionEmail = ({ language, provider }: SubmissionEmail): Email => {
  const { subject, greeting, arrived, next } = submissionTexts[language];
  return {
    language,
    subject,
    preheader: next,
    title: subject,
    greeting,
    paragraphs: [arrived, next],
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
