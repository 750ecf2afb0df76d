import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Email } from "../platform/mail/email.ts";
import type { Services } from "../platform/work/services.ts";
import { findAccount } from "./accounts.ts";
import { createLink, emailsWithinHour } from "./links.ts";
import { sendSignInLink } from "./send-link.job.ts";
import { signInEmail } from "./sign-in-email.ts";

/** Only a click uses the link; loading the URL shows the landing page. The token is in the fragment. */
const linkTo = (publicUrl: URL, token: string): string =>
  new URL(`${SIGN_IN_PATH}?link#t=${token}`, publicUrl).href;

const emailFor = (href: string, language: Language, { config }: Services): Email =>
  signInEmail({ href, language, minutes: config.links.minutes, provider: config.provider.name });

/**
 * The request itself does nothing that depends on whether the address is known, so that its timing reveals
 * nothing. A repeated run creates another link: at worst two e-mails arrive, both valid.
 */
export const sendSignInLinkHandler = handle<{ requestId: string }, Services>(
  sendSignInLink,
  async ({ requestId }, services) => {
    const { db, config, mailer } = services;
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "audience", "email", "language"])
      .where("id", "=", requestId)
      .where("audience", "=", "applicant")
      .executeTakeFirst();
    if (!request) return;
    const accountId = await findAccount(db, request.email);
    if (!accountId && !config.selfSignUp) return;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await emailsWithinHour(tx, request)) >= config.links.emailsPerHour;
      return isOneTooMany ? undefined : createLink(tx, { ...request, accountId }, config.links.minutes);
    });
    if (token === undefined) return;
    const email = emailFor(linkTo(config.publicUrl, token), request.language, services);
    await mailer.send(request.email, email, { kind: "sign-in", id: requestId });
  },
);
