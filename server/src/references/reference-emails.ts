import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { type ReferenceEmailTexts, referenceEmailTexts } from "./reference-email-texts.ts";

/** What an e-mail to a former landlord or agent says. */
export interface ReferenceEmailFacts {
  readonly language: Language;
  readonly provider: { readonly name: string; readonly supportEmail: string };
  /** Whose tenancy it is about. */
  readonly tenant: string;
  readonly address: string;
  readonly referee: string;
  readonly link: string;
  /** When the link ends. */
  readonly expiresAt: Date;
}

const dayOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeZone: "Europe/London",
  }).format(at);

const email = (
  facts: ReferenceEmailFacts,
  first: (texts: ReferenceEmailTexts) => { readonly subject: string; readonly why: string },
): Email => {
  const { language, provider, referee, link, expiresAt } = facts;
  const texts = referenceEmailTexts[language];
  const { subject, why } = first(texts);
  return {
    language,
    subject,
    greeting: texts.greeting(referee),
    paragraphs: [why, texts.what],
    button: { label: texts.button, href: link },
    closing: [
      texts.decline,
      texts.where(provider.name),
      texts.until(dayOf(expiresAt, language)),
      texts.questions(provider.supportEmail),
      provider.name,
    ],
  };
};

export const referenceRequestEmail = (facts: ReferenceEmailFacts): Email =>
  email(facts, (texts) => ({
    subject: texts.subject(facts.tenant),
    why: texts.why(facts.tenant, facts.address),
  }));

export const referenceReminderEmail = (facts: ReferenceEmailFacts): Email =>
  email(facts, (texts) => ({
    subject: texts.reminderSubject(facts.tenant),
    why: texts.whyNow(facts.tenant, facts.address),
  }));
