import { createTransport } from "nodemailer";
import { type Email, renderEmail } from "./email.ts";

export interface Mailer {
  /**
   * Hands an e-mail to the mail server; rejects when it was not taken, so that the job that sends it is tried again.
   * @param id stable for one cause: an e-mail sent twice after a crash carries the same Message-ID
   */
  readonly send: (to: string, email: Email, id: string) => Promise<void>;
  /** Rejects when the mail server does not greet. */
  readonly ping: () => Promise<unknown>;
  readonly close: () => void;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly host: string;
  /** How long a silent mail server is waited for. */
  readonly givesUpMs?: number;
}

const GIVES_UP_MS = 15_000;

export const smtpMailer = ({ smtpUrl, from, host, givesUpMs = GIVES_UP_MS }: MailerOptions): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: givesUpMs,
    greetingTimeout: givesUpMs,
    socketTimeout: givesUpMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, email, id) => {
      const { subject, text, html } = renderEmail(email);
      // As an object, so that no sign of the address is ever read as a second recipient.
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
