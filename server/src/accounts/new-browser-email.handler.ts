import { SIGN_OUT_EVERYWHERE_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { handle } from "../platform/jobs/job.ts";
import { senderOf } from "../platform/mail/sender.ts";
import type { Services } from "../platform/work/services.ts";
import { sendNewBrowserEmail } from "./new-browser-email.job.ts";
import { newBrowserEmail } from "./new-browser-email.ts";

export const sendNewBrowserEmailHandler = handle<{ sessionId: string }, Services>(
  sendNewBrowserEmail,
  async ({ sessionId }, { db, mailer, config }) => {
    const session = await db
      .selectFrom("session_family as session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["account.email", "account.language", "session.created_at"])
      .where("session.id", "=", sessionId)
      .executeTakeFirst();
    if (!session) return;
    const { language } = session;
    const href = new URL(SIGN_OUT_EVERYWHERE_PATH, config.publicUrl).href;
    const email = newBrowserEmail({ language, sender: senderOf(config), at: session.created_at, href });
    await mailer.send(session.email, email, { kind: "new-browser", id: sessionId });
  },
);
