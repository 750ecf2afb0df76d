import { createTransport } from "nodemailer";
import { type Email, renderEmail } from "./email.ts";

export interface Mailer {
  /**
   * Passes an e-mail to the mail server; rejects if it was not accepted, so that the job is retried.
   * @param id stable for one cause: an e-mail sent twice after a crash carries the same Message-ID
   */
  readonly send: (to: string, email: Email, id: string) => Promise<void>;
  /** Rejects if the mail server does not greet. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => void;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly host: string;
  /** How long to wait for an unresponsive mail server. */
  readonly givesUpMs?: number;
}

const GIVES_UP_MS = 15_000;

/** As many as jobs run at a time. */
const AT_ONCE = 4;

export const smtpMailer = ({ smtpUrl, from, host, givesUpMs = GIVES_UP_MS }: MailerOptions): Mailer => {
  // Connections are kept for the next e-mail: greeting and signing in anew takes longer than the e-mail.
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: AT_ONCE,
    connectionTimeout: givesUpMs,
    greetingTimeout: givesUpMs,
    socketTimeout: givesUpMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, email, id) => {
      const { subject, text, html } = renderEmail(email);
      // As an object, so that no character of the address can start a second recipient.
      await transport.sendMail({
        from,
        to: { name: "", address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
      });
    },
    ping: () => transport.verify(),
    close: () => transport.close(),
  };
};
