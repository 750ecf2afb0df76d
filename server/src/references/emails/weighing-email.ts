import type { Addressee } from "../../parties/addressee.ts";
import { whyApplicants } from "../../parties/why-applicants.ts";
import type { Email } from "../../platform/mail/email.ts";
import { weighingTexts } from "./weighing-texts.ts";

/** The e-mail has neither the facts nor the referee, because strangers may read the mailbox. */
export const weighingEmail = ({ language, provider, firstName, home, href }: Addressee): Email => {
  const { subject, greeting, arrived, reply, button } = weighingTexts[language];
  const said = arrived(home);
  return {
    language,
    subject: subject(home),
    preheader: said,
    title: subject(home),
    greeting: greeting(firstName),
    paragraphs: [said, reply],
    button: { label: button, href },
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
