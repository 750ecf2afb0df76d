import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { SIGN_OUT_EVERYWHERE_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { handle } from "../platform/jobs/job.ts";
import type { Email } from "../platform/mail/email.ts";
import type { Services } from "../platform/work/services.ts";
import { sendNewBrowserEmail } from "./new-browser-email.job.ts";
import { newBrowserTexts } from "./new-browser-email-texts.ts";

/** The day and time in the United Kingdom, where the homes are. */
const timeOf = (at: Date, language: Language): string =>
  new Intl.DateTimeFormat(language === "en" ? "en-GB" : language, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/London",
  }).format(at);

/** Its button signs nobody in: it leads to a page that asks for a sign-in first. */
const emailFor = (at: Date, language: Language, { config }: Services): Email => {
  const words = newBrowserTexts[language];
  return {
    language,
    subject: words.subject(config.provider.name),
    greeting: words.greeting,
    paragraphs: [words.what(timeOf(at, language)), words.you, words.notYou],
    button: { label: words.button, href: new URL(SIGN_OUT_EVERYWHERE_PATH, config.publicUrl).href },
    closing: [words.mailbox(config.provider.supportEmail), config.provider.name],
  };
};

export const sendNewBrowserEmailHandler = handle<{ sessionId: string }, Services>(
  sendNewBrowserEmail,
  async ({ sessionId }, services) => {
    const session = await services.db
      .selectFrom("session_family as session")
      .innerJoin("account", "account.id", "session.account_id")
      .select(["account.email", "account.language", "session.created_at"])
      .where("session.id", "=", sessionId)
      .executeTakeFirst();
    if (!session) return;
    const email = emailFor(session.created_at, session.language, services);
    await services.mailer.send(session.email, email, `new-browser-${sessionId}`);
  },
);
