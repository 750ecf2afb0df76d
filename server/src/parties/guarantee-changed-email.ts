import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { guaranteeChangedTexts } from "./guarantee-changed-email-texts.ts";
import { streetOf } from "./street-of.ts";

interface GuaranteeChanged {
  readonly language: Language;
  readonly provider: string;
  readonly firstName: string;
  readonly home: string;
  readonly href: string;
  readonly isStillAsked: boolean;
}

/** The page alone has the amounts. */
export const guaranteeChangedEmail = (changed: GuaranteeChanged): Email => {
  const { language, provider, firstName, home, href, isStillAsked } = changed;
  const { greeting, why, stillAsked, notAsked } = guaranteeChangedTexts[language];
  const words = isStillAsked ? stillAsked : notAsked;
  const subject = words.subject(streetOf(home));
  return {
    language,
    subject,
    preheader: words.preheader,
    title: subject,
    greeting: greeting(firstName),
    paragraphs: [words.what(home), words.next],
    ...(isStillAsked && { button: { label: stillAsked.button, href } }),
    closing: [],
    footer: [why(provider)],
  };
};
