import type { Addressee } from "../parties/addressee.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import type { Email } from "../platform/mail/email.ts";
import { quarantineTexts } from "./quarantine-email-texts.ts";

export const quarantineEmail = ({ language, provider, href }: Addressee): Email => {
  const { subject, greeting, found, next, button } = quarantineTexts[language];
  return {
    language,
    subject,
    preheader: next,
    title: subject,
    greeting,
    paragraphs: [found, next],
    button: { label: button, href },
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
