import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { parseEmail, type StoredEmail, withEnvelope } from "../outbox/email.ts";

interface SecureMailServerOptions {
  /** PEM */
  readonly key: string;
  /** PEM */
  readonly cert: string;
  readonly user: string;
  readonly password: string;
}

export interface SecureMailServer {
  readonly port: number;
  readonly emails: readonly StoredEmail[];
  readonly close: () => Promise<void>;
}

/** A mail server as a provider has one: `smtps:` on localhost, with a login that every sender needs. It keeps what it is sent. */
export const startSecureMailServer = async (options: SecureMailServerOptions): Promise<SecureMailServer> => {
  const { key, cert, user, password } = options;
  const emails: StoredEmail[] = [];
  const server = new SMTPServer({
    secure: true,
    key,
    cert,
    disableReverseLookup: true,
    closeTimeout: 500,
    onAuth: (login, _session, done) =>
      login.username === user && login.password === password
        ? done(null, { user })
        : done(new Error("Wrong user or password")),
    onData: (stream, { envelope }, done) => {
      const keep = async () => {
        const content = Buffer.concat((await stream.toArray()) as Buffer[]);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        const arrived = { id: String(emails.length), arrivedAt: Date.now() };
        emails.push(await parseEmail(withEnvelope(content, { from, to }), arrived));
      };
      keep().then(() => done(), done);
    },
  });
  // A client that cuts its connection is no fault of the server.
  server.on("error", () => undefined);
  const socket = await new Promise<ReturnType<SMTPServer["listen"]>>((resolve) => {
    const listening = server.listen(0, "localhost", () => resolve(listening));
  });
  return {
    port: (socket.address() as AddressInfo).port,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
