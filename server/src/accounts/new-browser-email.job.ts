import { SIGN_OUT_EVERYWHERE_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { z } from "zod";
import { job } from "../platform/jobs/job.ts";
import { senderOf } from "../platform/mail/sender.ts";
import { emailHandler } from "../platform/work/email-handler.ts";
import { newBrowserEmail } from "./new-browser-email.ts";

export const sendNewBrowserEmail = job("send-new-browser-email", z.object({ sessionId: z.uuid() }));

export const sendNewBrowserEmailHandler = emailHandler(
  sendNewBrowserEmail,
  ({ sessionId }) => ({ kind: "new-browser", id: sessionId }),
  async ({ sessionId }, { db, config }) => {
    const session = await db
      .selectFrom("session_family as session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["account.email as to", "account.language", "session.created_at as at"])
      .where("session.id", "=", sessionId)
      .executeTakeFirst();
    if (!session) return undefined;
    const { to, ...known } = session;
    const href = new URL(SIGN_OUT_EVERYWHERE_PATH, config.publicUrl).href;
    return { to, email: newBrowserEmail({ ...known, sender: senderOf(config), href }) };
  },
);
