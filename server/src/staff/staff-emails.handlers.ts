import { OWN_ACCOUNT_PATH, STAFF_SIGN_IN_PATH } from "@latchkey/domain/vocabulary/console-wire.ts";
import { staffLanguage } from "@latchkey/domain/vocabulary/languages.ts";
import { createLink, emailsWithinHour } from "../accounts/links.ts";
import { signInEmail } from "../accounts/sign-in-email.ts";
import { longTime } from "../platform/formats/formats.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Services } from "../platform/work/services.ts";
import {
  type FactorChange,
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
import { findStaff, findStaffByEmail } from "./staff-members.ts";

/** As with applicants, the request itself does nothing that depends on whether the address is known. */
const sendStaffLinkHandler = handle<{ requestId: string }, Services>(
  sendStaffLink,
  async ({ requestId }, { db, config, mailer }) => {
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "audience", "email"])
      .where("id", "=", requestId)
      .where("audience", "=", "staff")
      .executeTakeFirst();
    const member = request && (await findStaffByEmail(db, request.email));
    if (!member || member.blockedAt !== null) return;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await emailsWithinHour(tx, request)) >= config.links.emailsPerHour;
      return isOneTooMany ? undefined : createLink(tx, request, config.links.minutes);
    });
    if (token === undefined) return;
    const email = signInEmail({
      href: new URL(`${STAFF_SIGN_IN_PATH}?link#t=${token}`, config.publicUrl).href,
      language: staffLanguage,
      minutes: config.links.minutes,
      provider: config.provider.name,
    });
    await mailer.send(request.email, email, { kind: "staff-sign-in", id: requestId });
  },
);

/** Contains no token: the member requests a link on the page. */
const sendStaffInvitationHandler = handle<{ staffId: string }, Services>(
  sendStaffInvitation,
  async ({ staffId }, { db, config, mailer }) => {
    const member = await findStaff(db, staffId);
    if (!member || member.blockedAt !== null) return;
    const href = new URL(STAFF_SIGN_IN_PATH, config.publicUrl).href;
    const email = staffInvitationEmail({ member, href, provider: config.provider.name });
    await mailer.send(member.email, email, { kind: "staff-invitation", id: staffId });
  },
);

const sendRecoveryCodeUsedHandler = handle<{ staffId: string }, Services>(
  sendRecoveryCodeUsed,
  async ({ staffId }, { db, config, mailer }) => {
    const member = await findStaff(db, staffId);
    if (!member) return;
    const email = recoveryCodeUsedEmail({ member, provider: config.provider.name });
    await mailer.send(member.email, email, { kind: "recovery-code-used", id: staffId });
  },
);

const sendFactorChangedHandler = handle<FactorChange, Services>(
  sendFactorChanged,
  async ({ staffId, emailId, event }, { db, config, mailer }) => {
    const member = await findStaff(db, staffId);
    if (!member) return;
    const email = factorChangedEmail({ member, event, provider: config.provider.name });
    await mailer.send(member.email, email, { kind: "factor-changed", id: emailId });
  },
);

const sendStaffNewBrowserHandler = handle<{ sessionId: string }, Services>(
  sendStaffNewBrowser,
  async ({ sessionId }, { db, config, mailer }) => {
    const session = await db
      .selectFrom("session_family")
      .select(["staff_id", "created_at"])
      .where("id", "=", sessionId)
      .executeTakeFirst();
    const member = session?.staff_id ? await findStaff(db, session.staff_id) : undefined;
    if (!session || !member) return;
    const email = staffNewBrowserEmail({
      member,
      provider: config.provider.name,
      at: longTime(session.created_at, staffLanguage),
      href: new URL(OWN_ACCOUNT_PATH, config.publicUrl).href,
    });
    await mailer.send(member.email, email, { kind: "staff-new-browser", id: sessionId });
  },
);

export const staffEmailHandlers = [
  sendFactorChangedHandler,
  sendStaffNewBrowserHandler,
  sendStaffLinkHandler,
  sendStaffInvitationHandler,
  sendRecoveryCodeUsedHandler,
];
