import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerEnvelope } from "smtp-server";
import type { Envelope } from "./email.ts";
import type { EmailStore } from "./emails.ts";

export interface Mailbox {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export interface MailboxOptions {
  readonly host: "127.0.0.1";
  readonly port: number;
  readonly emails: EmailStore;
}

const LARGEST_EMAIL_BYTES = 1_048_576;
const MOST_RECIPIENTS = 50;
const CLOSE_WITHIN_MS = 500;

/** An SMTP reply: 4xx asks the sender to retry, 5xx does not. */
const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

const envelopeOf = ({ mailFrom, rcptTo }: SMTPServerEnvelope): Envelope => ({
  from: mailFrom ? mailFrom.address : "",
  to: rcptTo.map(({ address }) => address),
});

/** The whole e-mail; an oversized one is cut, because it is rejected anyway. */
const contentOf = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const receive = async (
  stream: SMTPServerDataStream,
  envelope: Envelope,
  emails: EmailStore,
): Promise<string> => {
  const raw = await contentOf(stream);
  if (stream.sizeExceeded) throw refusal(552, "The e-mail is larger than 1 MB");
  try {
    return await emails.keep(raw, envelope);
  } catch {
    throw refusal(451, "The e-mail could not be written, try again later");
  }
};

const buildServer = (emails: EmailStore): SMTPServer =>
  new SMTPServer({
    name: "outbox.localhost",
    size: LARGEST_EMAIL_BYTES,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: CLOSE_WITHIN_MS,
    onRcptTo: (_address, { envelope }, done) =>
      done(envelope.rcptTo.length < MOST_RECIPIENTS ? null : refusal(452, "Too many recipients")),
    onData: (stream, { envelope }, done) => {
      // Acknowledged only when it is on disk.
      receive(stream, envelopeOf(envelope), emails).then(
        (id) => done(null, `Kept as ${id}`),
        (error: Error) => done(error),
      );
    },
  });

const listening = (server: SMTPServer, { host, port }: MailboxOptions): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    const socket = server.listen(port, host, () => {
      server.off("error", reject);
      // Later errors come from single connections that a client cut off.
      server.on("error", () => undefined);
      resolve((socket.address() as AddressInfo).port);
    });
  });

/** A real mail server for the product's e-mails: no accounts, no TLS, this machine only. */
export const startMailbox = async (options: MailboxOptions): Promise<Mailbox> => {
  const server = buildServer(options.emails);
  const port = await listening(server, options);
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
