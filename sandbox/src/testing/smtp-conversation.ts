import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";

export interface Conversation {
  /** Sends one line (or nothing, to read the greeting) and returns the last line of the reply. */
  readonly say: (line?: string) => Promise<string>;
  readonly hangUp: () => void;
}

/** Raw SMTP, so that the mail server is tested against the protocol rather than against one client. */
export const converse = async (smtpUrl: string): Promise<Conversation> => {
  const { hostname, port } = new URL(smtpUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, "connect");
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = async (line?: string): Promise<string> => {
    if (line !== undefined) socket.write(`${line}\r\n`);
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error("The mail server hung up");
      // "250-SIZE" continues, "250 OK" is the last line.
      if (/^[0-9]{3} /.test(value)) return value;
    }
  };
  await say();
  await say("EHLO test.localhost");
  return { say, hangUp: () => socket.destroy() };
};

export interface SentEmail {
  readonly from?: string;
  readonly to: readonly string[];
  /** Headers, an empty line, the body. */
  readonly lines: readonly string[];
}

/** Sends one e-mail and returns the server's reply. */
export const sendEmail = async (
  smtpUrl: string,
  { from = "emails@latchkey.test", to, lines }: SentEmail,
): Promise<string> => {
  const { say, hangUp } = await converse(smtpUrl);
  await say(`MAIL FROM:<${from}>`);
  for (const recipient of to) await say(`RCPT TO:<${recipient}>`);
  await say("DATA");
  const stuffed = lines.map((line) => (line.startsWith(".") ? `.${line}` : line));
  const answer = await say([...stuffed, "."].join("\r\n"));
  await say("QUIT");
  hangUp();
  return answer;
};
