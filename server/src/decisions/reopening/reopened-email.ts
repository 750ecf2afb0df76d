import type { Addressee } from "../../parties/addressee.ts";
import { streetOf } from "../../parties/street-of.ts";
import { whyApplicants } from "../../parties/why-applicants.ts";
import type { Email } from "../../platform/mail/email.ts";
import { reopenedTexts } from "./reopened-email-texts.ts";

export const reopenedEmail = ({ language, provider, firstName, home, href }: Addressee): Email => {
  const words = reopenedTexts[language];
  return {
    language,
    subject: words.subject(streetOf(home)),
    preheader: words.preheader,
    title: words.title,
    greeting: words.greeting(firstName),
    paragraphs: [words.again(home), words.next],
    button: { label: words.button, href },
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
