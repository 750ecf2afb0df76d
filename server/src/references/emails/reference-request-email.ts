import type { Referee } from "@latchkey/domain/references/referee.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { longDate } from "../../platform/formats/formats.ts";
import type { Email } from "../../platform/mail/email.ts";
import { type About, aboutWords } from "./about-words.ts";
import { referenceRequestTexts } from "./reference-request-texts.ts";

export interface Reference {
  readonly language: Language;
  readonly provider: string;
  /** The referee's own link, with its secret in the fragment. It opens one questionnaire and no account. */
  readonly href: string;
  readonly referee: { readonly name: string; readonly email: string; readonly type: Referee["type"] };
  readonly tenant: { readonly firstName: string; readonly lastName: string };
  readonly about: About;
  readonly namedOn: string;
  readonly validUntil: string;
}

export const fullName = ({ firstName, lastName }: Reference["tenant"]): string =>
  `${firstName} ${lastName}`.trim();

/** The subject contains only a first name. */
export const referenceRequestEmail = (reference: Reference): Email => {
  const { language, provider, href, referee, tenant } = reference;
  const words = referenceRequestTexts[language];
  const about = aboutWords(reference, fullName(tenant));
  return {
    language,
    subject: about.subject,
    preheader: about.preheader,
    title: words.title(fullName(tenant)),
    greeting: words.greeting(referee.name),
    paragraphs: [about.named, about.questions],
    button: { label: about.button, href },
    after: [about.decline],
    closing: [words.use(provider, tenant.firstName)],
    footer: [
      words.why(tenant.firstName, referee.email, longDate(reference.namedOn, language)),
      words.link(longDate(reference.validUntil, language)),
    ],
  };
};
