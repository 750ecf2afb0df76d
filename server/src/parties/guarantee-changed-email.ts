import type { Email } from "../platform/mail/email.ts";
import type { Addressee } from "./addressee.ts";
import { guaranteeChangedTexts } from "./guarantee-changed-email-texts.ts";
import { streetOf } from "./street-of.ts";

interface GuaranteeChanged extends Addressee {
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
