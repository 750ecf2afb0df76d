import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { longTime } from "../platform/formats/formats.ts";
import type { Email, Sender } from "../platform/mail/email.ts";
import { newBrowserTexts } from "./new-browser-email-texts.ts";

interface NewBrowserEmail {
  readonly language: Language;
  readonly sender: Sender;
  readonly at: Date;
  /** Contains no sign-in token: it leads to a page that asks for a sign-in first. */
  readonly href: string;
}

export const newBrowserEmail = ({ language, sender, at, href }: NewBrowserEmail): Email => {
  const words = newBrowserTexts[language];
  return {
    language,
    subject: words.subject(sender.provider),
    preheader: words.you,
    title: words.title,
    greeting: words.greeting,
    paragraphs: [words.what(longTime(at, language)), words.you, words.notYou],
    button: { label: words.button, href },
    closing: [words.mailbox(sender.supportEmail)],
    footer: [words.why(sender.provider)],
  };
};
