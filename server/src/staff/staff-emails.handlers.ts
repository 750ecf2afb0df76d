import { OWN_ACCOUNT_PATH, STAFF_SIGN_IN_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { createLink, emailsWithinHour } from "../accounts/links.ts";
import { signInEmail } from "../accounts/sign-in-email.ts";
import { longTime } from "../platform/formats/formats.ts";
import type { Email } from "../platform/mail/email.ts";
import { type ComposedEmail, emailHandler } from "../platform/work/email-handler.ts";
import type { Services } from "../platform/work/services.ts";
import {
  sendFactorChanged,
  sendRecoveryCodeUsed,
  sendStaffInvitation,
  sendStaffLink,
  sendStaffNewBrowser,
} from "./staff-emails.jobs.ts";
import {
  factorChangedEmail,
  recoveryCodeUsedEmail,
  staffInvitationEmail,
  staffNewBrowserEmail,
} from "./staff-emails.ts";
import { findStaff, findStaffByEmail, type StaffMember } from "./staff-members.ts";

/** As with applicants, the request itself does nothing that depends on whether the address is known. */
const sendStaffLinkHandler = emailHandler(
  sendStaffLink,
  ({ requestId }) => ({ kind: "staff-sign-in", id: requestId }),
  async ({ requestId }, { db, config }) => {
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "audience", "email"])
      .where("id", "=", requestId)
      .where("audience", "=", "staff")
      .executeTakeFirst();
    const member = request && (await findStaffByEmail(db, request.email));
    if (!member || member.blockedAt !== null) return undefined;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await emailsWithinHour(tx, request)) >= config.links.emailsPerHour;
      return isOneTooMany ? undefined : createLink(tx, request, config.links.minutes);
    });
    if (token === undefined) return undefined;
    const email = signInEmail({
      href: new URL(`${STAFF_SIGN_IN_PATH}?link#t=${token}`, config.publicUrl).href,
      language: staffLanguage,
      minutes: config.links.minutes,
      provider: config.provider.name,
    });
    return { to: request.email, email };
  },
);

interface Known {
  readonly member: StaffMember;
  readonly provider: string;
}

const emailTo = async (
  { db, config }: Services,
  staffId: string,
  compose: (known: Known) => Email | undefined,
): Promise<ComposedEmail | undefined> => {
  const member = await findStaff(db, staffId);
  const email = member && compose({ member, provider: config.provider.name });
  return email && { to: member.email, email };
};

/** Contains no token: the member requests a link on the page. */
const sendStaffInvitationHandler = emailHandler(
  sendStaffInvitation,
  ({ staffId }) => ({ kind: "staff-invitation", id: staffId }),
  ({ staffId }, services) => {
    const href = new URL(STAFF_SIGN_IN_PATH, services.config.publicUrl).href;
    return emailTo(services, staffId, (known) =>
      known.member.blockedAt === null ? staffInvitationEmail({ ...known, href }) : undefined,
    );
  },
);

const sendRecoveryCodeUsedHandler = emailHandler(
  sendRecoveryCodeUsed,
  ({ staffId }) => ({ kind: "recovery-code-used", id: staffId }),
  ({ staffId }, services) => emailTo(services, staffId, recoveryCodeUsedEmail),
);

const sendFactorChangedHandler = emailHandler(
  sendFactorChanged,
  ({ emailId }) => ({ kind: "factor-changed", id: emailId }),
  ({ staffId, event }, services) =>
    emailTo(services, staffId, (known) => factorChangedEmail({ ...known, event })),
);

const sendStaffNewBrowserHandler = emailHandler(
  sendStaffNewBrowser,
  ({ sessionId }) => ({ kind: "staff-new-browser", id: sessionId }),
  async ({ sessionId }, services) => {
    const session = await services.db
      .selectFrom("session_family")
      .select(["staff_id", "created_at"])
      .where("id", "=", sessionId)
      .executeTakeFirst();
    if (!session?.staff_id) return undefined;
    const at = longTime(session.created_at, staffLanguage);
    const href = new URL(OWN_ACCOUNT_PATH, services.config.publicUrl).href;
    return emailTo(services, session.staff_id, (known) => staffNewBrowserEmail({ ...known, at, href }));
  },
);

export const staffEmailHandlers = [
  sendFactorChangedHandler,
  sendStaffNewBrowserHandler,
  sendStaffLinkHandler,
  sendStaffInvitationHandler,
  sendRecoveryCodeUsedHandler,
];
