import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { longDate, longMonth } from "../platform/mail/formats.ts";
import { referenceRequestTexts } from "./reference-request-texts.ts";

/** What every e-mail to a referee is about. Dates are civil. */
export interface Reference {
  readonly language: Language;
  readonly provider: string;
  /** The referee's own link, with its secret in the fragment. It answers one questionnaire and signs nobody in. */
  readonly href: string;
  readonly referee: { readonly name: string; readonly email: string; readonly type: ReferencePerson["type"] };
  readonly tenant: { readonly firstName: string; readonly lastName: string };
  readonly home: string;
  /** When the tenancy began. */
  readonly since: string;
  /** When the tenant named the referee. */
  readonly namedOn: string;
  /** The last day of the link. */
  readonly validUntil: string;
}

export const fullName = ({ firstName, lastName }: Reference["tenant"]): string =>
  `${firstName} ${lastName}`.trim();

/** Asks a landlord or an agent five questions about a tenant. The subject says no more than a first name. */
export const referenceRequestEmail = (reference: Reference): Email => {
  const { language, provider, href, referee, tenant, home } = reference;
  const words = referenceRequestTexts[language];
  const tenancy = { tenant: fullName(tenant), home, since: longMonth(reference.since, language) };
  return {
    language,
    subject: words.subject(tenant.firstName),
    preheader: words.preheader,
    title: words.title(tenancy.tenant),
    greeting: words.greeting(referee.name),
    paragraphs: [words.named[referee.type](tenancy), words.questions],
    button: { label: words.button, href },
    after: [words.decline],
    closing: [words.use(provider, tenant.firstName)],
    footer: [
      words.why(tenant.firstName, referee.email, longDate(reference.namedOn, language)),
      words.link(longDate(reference.validUntil, language)),
    ],
  };
};
