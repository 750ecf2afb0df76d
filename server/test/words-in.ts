import type { Email } from "../src/platform/mail/email.ts";

/** Everything in an e-mail but its addresses, whose ids have random digits. */
export const wordsIn = (message: Email | undefined): string =>
  JSON.stringify(message, (key, value: unknown) => (key === "href" ? undefined : value)) ?? "";
