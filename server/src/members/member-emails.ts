import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { memberEmailTexts } from "./member-email-texts.ts";
import type { FactorEvent } from "./member-emails.jobs.ts";
import type { Member } from "./members.ts";

export interface Addressed {
  readonly member: Member;
  readonly provider: string;
}

interface Content {
  readonly subject: string;
  readonly title: string;
  /** The first one is also the preheader. */
  readonly paragraphs: readonly [string, ...string[]];
  readonly button?: Email["button"];
  readonly closing?: readonly string[];
}

const wordsFor = ({ member }: Addressed) => memberEmailTexts[member.audience];

const composed = ({ member, provider }: Addressed, { closing = [], ...content }: Content): Email => {
  const words = wordsFor({ member, provider });
  return {
    language: staffLanguage,
    preheader: content.paragraphs[0],
    greeting: words.greeting(member.name),
    ...content,
    closing,
    footer: [words.why(provider)],
  };
};

export const memberInvitationEmail = (to: Addressed, href: string): Email => {
  const { invitation } = wordsFor(to);
  return composed(to, {
    subject: invitation.subject(to.provider),
    title: invitation.title,
    paragraphs: [invitation.asks(to.provider), invitation.how],
    button: { label: invitation.button, href },
    closing: [invitation.notYou],
  });
};

export const recoveryCodeUsedEmail = (to: Addressed): Email => {
  const { recovery } = wordsFor(to);
  return composed(to, {
    subject: recovery.subject(to.provider),
    title: recovery.title,
    paragraphs: [recovery.what, recovery.you, recovery.notYou],
  });
};

interface NewBrowser {
  readonly at: string;
  readonly href: string;
}

export const memberNewBrowserEmail = (to: Addressed, { at, href }: NewBrowser): Email => {
  const { newBrowser } = wordsFor(to);
  return composed(to, {
    subject: newBrowser.subject(to.provider),
    title: newBrowser.title,
    paragraphs: [newBrowser.what(at), newBrowser.you, newBrowser.notYou],
    button: { label: newBrowser.button, href },
  });
};

export const factorChangedEmail = (to: Addressed, event: FactorEvent): Email => {
  const { factor } = wordsFor(to);
  return composed(to, {
    subject: factor.subject(to.provider),
    title: factor.title,
    paragraphs: [factor.what[event], factor.you, factor.notYou],
  });
};
