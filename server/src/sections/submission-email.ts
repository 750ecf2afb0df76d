import type { Addressee } from "../parties/addressee.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import type { Email } from "../platform/mail/email.ts";
import { submissionTexts } from "./submission-email-texts.ts";

export const submissionEmail = ({ language, provider }: Addressee): Email => {
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
