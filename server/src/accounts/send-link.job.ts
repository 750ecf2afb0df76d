import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { findAccount } from "./accounts.ts";
import { createLink, emailsWithinHour } from "./links.ts";
import { signInEmail } from "./sign-in-email.ts";

export const sendSignInLink = job("send-sign-in-link", z.object({ requestId: z.uuid() }));

/** Only a click uses the link; loading the URL shows the landing page. The token is in the fragment. */
const linkTo = (publicUrl: URL, token: string): string =>
  new URL(`${SIGN_IN_PATH}?link#t=${token}`, publicUrl).href;

/**
 * The request itself does nothing that depends on whether the address is known, so that its timing reveals
 * nothing. A repeated run creates another link: at worst two e-mails arrive, both valid.
 */
export const sendSignInLinkHandler = emailHandler(
  sendSignInLink,
  ({ requestId }) => ({ kind: "sign-in", id: requestId }),
  async ({ requestId }, { db, config }) => {
    const request = await db
      .selectFrom("sign_in_request")
      .select(["id", "audience", "email", "language"])
      .where("id", "=", requestId)
      .where("audience", "=", "applicant")
      .executeTakeFirst();
    if (!request) return undefined;
    const accountId = await findAccount(db, request.email);
    if (!accountId && !config.selfSignUp) return undefined;
    const { minutes, emailsPerHour } = config.links;
    const token = await db.transaction().execute(async (tx) => {
      const isOneTooMany = (await emailsWithinHour(tx, request)) >= emailsPerHour;
      return isOneTooMany ? undefined : createLink(tx, { ...request, accountId }, minutes);
    });
    if (token === undefined) return undefined;
    const href = linkTo(config.publicUrl, token);
    const email = signInEmail({ href, language: request.language, minutes, provider: config.provider.name });
    return { to: request.email, email };
  },
);
