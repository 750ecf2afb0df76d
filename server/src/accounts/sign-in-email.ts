import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { signInTexts } from "./sign-in-email-texts.ts";

interface SignInEmail {
  readonly language: Language;
  readonly provider: string;
  /** The only link in any e-mail that signs in. */
  readonly href: string;
  readonly minutes: number;
}

export const signInEmail = ({ language, provider, href, minutes }: SignInEmail): Email => {
  const words = signInTexts[language];
  return {
    language,
    subject: words.subject(provider),
    preheader: words.expiry(minutes),
    title: words.title,
    greeting: words.greeting,
    paragraphs: [words.invitation],
    button: { label: words.button, href },
    after: [words.expiry(minutes), words.opens],
    closing: [words.notYou],
    footer: [words.why(provider)],
  };
};
