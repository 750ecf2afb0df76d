import { createTransport, type SendMailOptions } from "nodemailer";
import type { Keyring } from "../keys/keyring.ts";
import { CAUSE_HEADER, type Cause, causeText, returnPathFor } from "./cause.ts";
import type { Email, Sender } from "./email.ts";
import { asRefused } from "./email-refused.ts";
import { headerWords } from "./header-words.ts";
import { renderEmail } from "./render-email.ts";

export interface Mailer {
  /**
   * Rejects if the mail server did not accept the e-mail, so that the job is retried.
   *
   * @param cause the same for an e-mail that is sent twice after a crash, which then carries the same
   * Message-ID
   * @throws EmailRefused for a permanent failure
   */
  readonly send: (to: string, email: Email, cause: Cause) => Promise<void>;
  readonly ping: () => Promise<unknown>;
  readonly close: () => void;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly requiresTls?: boolean;
  readonly from: string;
  readonly host: string;
  readonly sender: Sender;
  readonly keyring: Keyring;
  readonly returnPath?: string | undefined;
  readonly givesUpMs?: number;
}

const GIVES_UP_MS = 15_000;

/** As many as concurrent jobs. */
const AT_ONCE = 4;

/** As objects, so that no character of an address can start a second recipient. */
const addressesOf = (
  to: string,
  cause: Cause,
  { from, replyTo, keyring, returnPath }: MailerOptions & { readonly replyTo: string },
): SendMailOptions => {
  const recipient = { name: "", address: to };
  const envelope = returnPath && { from: returnPathFor(keyring, returnPath, cause), to: recipient };
  return {
    from,
    to: recipient,
    replyTo: { name: "", address: replyTo },
    ...(envelope ? { envelope } : {}),
  };
};

export const smtpMailer = (options: MailerOptions): Mailer => {
  const { smtpUrl, requiresTls = false, host, sender, keyring, givesUpMs = GIVES_UP_MS } = options;
  // Connections are pooled: greeting and signing in takes longer than an e-mail.
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: givesUpMs,
    greetingTimeout: givesUpMs,
    socketTimeout: givesUpMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, email, cause) => {
      const { subject, text, html } = renderEmail(email, sender);
      const message = {
        ...addressesOf(to, cause, { ...options, replyTo: email.brand?.replyEmail ?? sender.supportEmail }),
        subject: headerWords(subject),
        text,
        html,
        messageId: `<${cause.kind}-${cause.id}@${host}>`,
        headers: { [CAUSE_HEADER]: causeText(keyring, cause), "Auto-Submitted": "auto-generated" },
      };
      await transport.sendMail(message).catch((failure: unknown) => {
        throw asRefused(failure) ?? failure;
      });
    },
    ping: () => transport.verify(),
    close: () => transport.close(),
  };
};
