import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { portalEmailTexts as words } from "./portal-email-texts.ts";
import type { PortalEvent } from "./portal-events.ts";

/** Results and messages stay behind the sign-in: e-mails tell that they are there. */

export interface PortalReader {
  readonly name: string;
  readonly agency: string;
  readonly provider: string;
}

interface Content {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly [string, ...string[]];
  readonly button: { readonly label: string; readonly href: string };
}

const composed = ({ name, agency, provider }: PortalReader, content: Content): Email => ({
  language: staffLanguage,
  preheader: content.paragraphs[0],
  greeting: words.greeting(name),
  ...content,
  closing: [],
  footer: [words.why(agency, provider)],
});

export interface AboutApplication {
  readonly home: string;
  readonly href: string;
}

export const messageEmail = (
  to: PortalReader,
  { home, href, needsAnswer }: AboutApplication & { readonly needsAnswer: boolean },
): Email =>
  composed(to, {
    subject: words.message.subject(home),
    title: words.message.title(to.provider),
    paragraphs: needsAnswer ? [words.message.says(home), words.message.asks] : [words.message.says(home)],
    button: { label: words.button, href },
  });

interface ToldEvent extends AboutApplication {
  readonly event: PortalEvent;
  readonly person: string;
  /** An application that expired opens again for so many days. */
  readonly resendDays: number;
}

export const eventEmail = (to: PortalReader, { home, href, event, person, resendDays }: ToldEvent): Email => {
  const { subject, says } = words.event[event];
  return composed(to, {
    subject: subject(person, home),
    title: subject(person, home),
    paragraphs: [says(person, resendDays)],
    button: { label: words.button, href },
  });
};

export interface Digest {
  readonly yours: number;
  readonly late: number;
  readonly decided: number;
  readonly open: number;
}

export const digestEmail = (to: PortalReader, digest: Digest, href: string): Email => {
  const { yours, late, decided, open } = words.digest;
  return composed(to, {
    subject: words.digest.subject(digest.yours),
    title: words.digest.title,
    paragraphs: [yours(digest.yours), late(digest.late), decided(digest.decided), open(digest.open)],
    button: { label: words.digest.button, href },
  });
};
