import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { guarantorGoneTexts } from "./guarantor-gone-email-texts.ts";
import { streetOf } from "./street-of.ts";
import { whyApplicants } from "./why-applicants.ts";

interface GuarantorGone {
  readonly language: Language;
  readonly provider: string;
  readonly firstName: string;
  readonly home: string;
  readonly href: string;
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
