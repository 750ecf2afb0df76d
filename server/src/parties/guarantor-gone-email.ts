import type { Email } from "../platform/mail/email.ts";
import type { Addressee } from "./addressee.ts";
import { guarantorGoneTexts } from "./guarantor-gone-email-texts.ts";
import { streetOf } from "./street-of.ts";
import { whyApplicants } from "./why-applicants.ts";

interface GuarantorGone extends Addressee {
  /** Empty if it is not known. */
  readonly guarantor: string;
  /** Otherwise they were withdrawn, or left. */
  readonly hasExpired: boolean;
}

export const guarantorGoneEmail = (gone: GuarantorGone): Email => {
  const { language, provider, firstName, home, href, guarantor, hasExpired } = gone;
  const words = guarantorGoneTexts[language];
  const subject = words.subject(streetOf(home));
  const name = guarantor || words.unnamed;
  return {
    language,
    subject,
    preheader: words.preheader,
    title: subject,
    greeting: words.greeting(firstName),
    paragraphs: [hasExpired ? words.expired(name, home) : words.left(name, home), words.next],
    button: { label: words.button, href },
    closing: [],
    footer: [whyApplicants[language](provider)],
  };
};
