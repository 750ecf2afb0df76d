import type { Addressee } from "../parties/addressee.ts";
import { whyApplicants } from "../parties/why-applicants.ts";
import type { Email } from "../platform/mail/email.ts";
import { shareCodeTexts } from "./share-code-texts.ts";

/** The e-mail has no code, because strangers may read the mailbox. */
export const shareCodeEmail = (
  { language, provider, firstName, home, href }: Addressee,
  /** For which share codes are good. */
  days: number,
): Email => {
  const { subject, greeting, ended, next, button } = shareCodeTexts[language];
  const said = ended(home, days);
  return {
    language,
    subject: subject(home),
    preheader: said,
    title: subject(home),
    greeting: greeting(firstName),
    paragraphs: [said, next],
    button: { label: button, href },
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
