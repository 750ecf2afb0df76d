import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import type { MemberPages } from "@latchkey/domain/vocabulary/member-wire.ts";
import { portalPages } from "@latchkey/domain/vocabulary/portal-wire.ts";
import { createLink, emailsWithinHour } from "../accounts/links.ts";
import { signInEmail } from "../accounts/sign-in-email.ts";
import { longTime } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { type ComposedEmail, emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import { type MemberAudience, memberAudiences } from "./member-audience.ts";
import {
  sendFactorChanged,
  sendMemberInvitation,
  sendMemberLink,
  sendMemberNewBrowser,
  sendRecoveryCodeUsed,
} from "./member-emails.jobs.ts";
import {
  type Addressed,
  factorChangedEmail,
  memberInvitationEmail,
  memberNewBrowserEmail,
  recoveryCodeUsedEmail,
} from "./member-emails.ts";
import { findMember, findMemberByEmail } from "./members.ts";

const pagesOf: Readonly<Record<MemberAudience, MemberPages>> = { staff: staffPages, agency: portalPages };

/** As with applicants, the request itself does nothing that depends on whether the address is known. */
const sendMemberLinkHandler = emailHandler(
  sendMemberLink,
  ({ requestId }) => ({ kind: "staff-sign-in", id: requestId }),
  async ({ requestId }, { db, config }) => {
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "audience", "email"])
      .where("id", "=", requestId)
      .executeTakeFirst();
    const audience = memberAudiences.find((one) => one === request?.audience);
    const member = request && audience && (await findMemberByEmail(db, audience, request.email));
    if (!member || member.blockedAt !== null) return undefined;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await emailsWithinHour(tx, request)) >= config.links.emailsPerHour;
      return isOneTooMany ? undefined : createLink(tx, request, config.links.minutes);
    });
    if (token === undefined) return undefined;
    const email = signInEmail({
      href: new URL(`${pagesOf[member.audience].signIn}?link#t=${token}`, config.publicUrl).href,
      language: staffLanguage,
      minutes: config.links.minutes,
      provider: config.provider.name,
    });
    return { to: request.email, email };
  },
);

const emailTo = async (
  { db, config }: Services,
  memberId: string,
  compose: (addressed: Addressed) => Email | undefined,
): Promise<ComposedEmail | undefined> => {
  const member = await findMember(db, memberId);
  const email = member && compose({ member, provider: config.provider.name });
  return email && { to: member.email, email };
};

/** Contains no token: the member requests a link on the page. */
const sendMemberInvitationHandler = emailHandler(
  sendMemberInvitation,
  ({ memberId }) => ({ kind: "staff-invitation", id: memberId }),
  ({ memberId }, services) => {
    const { publicUrl } = services.config;
    return emailTo(services, memberId, (addressed) => {
      const href = new URL(pagesOf[addressed.member.audience].signIn, publicUrl).href;
      return addressed.member.blockedAt === null ? memberInvitationEmail(addressed, href) : undefined;
    });
  },
);

const sendRecoveryCodeUsedHandler = emailHandler(
  sendRecoveryCodeUsed,
  ({ memberId }) => ({ kind: "recovery-code-used", id: memberId }),
  ({ memberId }, services) => emailTo(services, memberId, recoveryCodeUsedEmail),
);

const sendFactorChangedHandler = emailHandler(
  sendFactorChanged,
  ({ emailId }) => ({ kind: "factor-changed", id: emailId }),
  ({ memberId, event }, services) =>
    emailTo(services, memberId, (addressed) => factorChangedEmail(addressed, event)),
);

const sendMemberNewBrowserHandler = emailHandler(
  sendMemberNewBrowser,
  ({ sessionId }) => ({ kind: "staff-new-browser", id: sessionId }),
  async ({ memberId, sessionId }, services) => {
    const session = await services.db
      .selectFrom("session_family")
      .select("created_at")
      .where("id", "=", sessionId)
      .executeTakeFirst();
    if (!session) return undefined;
    const at = longTime(session.created_at, staffLanguage);
    return emailTo(services, memberId, (addressed) => {
      const { ownAccount } = pagesOf[addressed.member.audience];
      const href = new URL(ownAccount, services.config.publicUrl).href;
      return memberNewBrowserEmail(addressed, { at, href });
    });
  },
);

export const memberEmailHandlers = [
  sendFactorChangedHandler,
  sendMemberNewBrowserHandler,
  sendMemberLinkHandler,
  sendMemberInvitationHandler,
  sendRecoveryCodeUsedHandler,
];
