import type { Outcome } from "@latchkey/domain/validations/status.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { decisionTexts } from "./decision-email-texts.ts";
import { streetOf } from "./street-of.ts";

interface Decision {
  readonly language: Language;
  readonly provider: string;
  readonly firstName: string;
  readonly home: string;
  /** The dashboard of the case. */
  readonly href: string;
  readonly outcome: Outcome;
  /** Civil dates. */
  readonly decidedOn: string;
  /** The last day on which the applicant may ask for another look. */
  readonly contestUntil: string;
  readonly policyVersion: number;
}

/** Says what was decided and where it is explained; without reasons and amounts. */
export const decisionEmail = (decision: Decision): Email => {
  const { language, provider, firstName, home, href, outcome, policyVersion } = decision;
  const words = decisionTexts[language];
  const contest = words.contest(longDate(decision.contestUntil, language));
  return {
    language,
    subject: words.subject(streetOf(home)),
    preheader: words.preheader,
    title: words.title[outcome],
    greeting: words.greeting(firstName),
    paragraphs: [words.decided[outcome](home), words.next[outcome]],
    button: { label: words.button, href },
    after: outcome === "accepted" ? [] : [contest],
    closing: outcome === "declined" ? [words.oneHome] : [],
    footer: [words.rules(provider, policyVersion, longDate(decision.decidedOn, language))],
  };
};
