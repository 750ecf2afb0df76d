import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { Email } from "../platform/mail/email.ts";
import { staffEmailTexts as words } from "./staff-email-texts.ts";
import type { FactorEvent } from "./staff-emails.jobs.ts";
import type { StaffMember } from "./staff-members.ts";

type Addressed = Pick<StaffMember, "name">;

interface StaffInvitation {
  readonly member: Addressed;
  readonly provider: string;
  readonly href: string;
}

export const staffInvitationEmail = ({ member, provider, href }: StaffInvitation): Email => ({
  language: staffLanguage,
  subject: words.invitation.subject(provider),
  preheader: words.invitation.asks(provider),
  title: words.invitation.title,
  greeting: words.greeting(member.name),
  paragraphs: [words.invitation.asks(provider), words.invitation.how],
  button: { label: words.invitation.button, href },
  closing: [words.invitation.notYou],
  footer: [words.why(provider)],
});

interface RecoveryCodeUsed {
  readonly member: Addressed;
  readonly provider: string;
}

export const recoveryCodeUsedEmail = ({ member, provider }: RecoveryCodeUsed): Email => ({
  language: staffLanguage,
  subject: words.recovery.subject(provider),
  preheader: words.recovery.what,
  title: words.recovery.title,
  greeting: words.greeting(member.name),
  paragraphs: [words.recovery.what, words.recovery.you, words.recovery.notYou],
  closing: [],
  footer: [words.why(provider)],
});

interface NewBrowser extends RecoveryCodeUsed {
  readonly at: string;
  readonly href: string;
}

export const staffNewBrowserEmail = ({ member, provider, at, href }: NewBrowser): Email => ({
  language: staffLanguage,
  subject: words.newBrowser.subject(provider),
  preheader: words.newBrowser.what(at),
  title: words.newBrowser.title,
  greeting: words.greeting(member.name),
  paragraphs: [words.newBrowser.what(at), words.newBrowser.you, words.newBrowser.notYou],
  button: { label: words.newBrowser.button, href },
  closing: [],
  footer: [words.why(provider)],
});

interface FactorChanged extends RecoveryCodeUsed {
  readonly event: FactorEvent;
}

export const factorChangedEmail = ({ member, provider, event }: FactorChanged): Email => ({
  language: staffLanguage,
  subject: words.factor.subject(provider),
  preheader: words.factor.what[event],
  title: words.factor.title,
  greeting: words.greeting(member.name),
  paragraphs: [words.factor.what[event], words.factor.you, words.factor.notYou],
  closing: [],
  footer: [words.why(provider)],
});
