import { partyNumber } from "@latchkey/domain/parties/party-number.ts";
import { rightToRentPagePath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { longDate } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import { type FollowUpToWarnOf, findDueFollowUp } from "./due-warnings.ts";
import { sendFollowUpWarning } from "./follow-up-emails.jobs.ts";
import { followUpTexts } from "./follow-up-texts.ts";

interface Warned {
  readonly one: FollowUpToWarnOf;
  readonly to: "agency" | "team";
}

/** It names no person, nationality, route, permission or status. */
const warningEmail = (
  { one: { home, number, followUpBy, agency, partyId }, to }: Warned,
  { provider, publicUrl }: Pick<Services["config"], "provider" | "publicUrl">,
): Email => {
  const { warning, greeting, because } = followUpTexts;
  const day = longDate(followUpBy, staffLanguage);
  const isTeam = to === "team";
  const receiver = isTeam ? provider.name : agency;
  return {
    language: staffLanguage,
    subject: warning.subject(home, day),
    preheader: warning.without,
    title: warning.title,
    greeting: greeting(receiver),
    paragraphs: [
      warning.what(home, day),
      {
        details: [
          { name: warning.home, value: home },
          { name: warning.person, value: partyNumber(number) },
          { name: warning.checkBy, value: day },
        ],
      },
      warning.without,
      isTeam ? warning.toTeam : warning.toAgency,
    ],
    ...(isTeam && {
      button: { label: warning.button, href: new URL(rightToRentPagePath(partyId), publicUrl).href },
    }),
    closing: [provider.name],
    footer: [because(receiver, provider.name)],
  };
};

export const sendFollowUpWarningHandler = emailHandler(
  sendFollowUpWarning,
  ({ checkId, days, to }) => ({ kind: `follow-up-${to}`, id: `${checkId}-${days}` }),
  async ({ checkId, to }, { db, today, config }) => {
    const one = await findDueFollowUp(db, today(), checkId);
    const address = to === "team" ? one?.teamEmail : one?.agencyEmail;
    return one && address ? { to: address, email: warningEmail({ one, to }, config) } : undefined;
  },
);
