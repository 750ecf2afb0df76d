import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** An e-mail as a mail server gets it. */
export interface CapturedEmail {
  readonly from: string;
  /** The recipients of the envelope, each as it stood in its command. */
  readonly to: readonly string[];
  readonly content: string;
}

interface MailServer {
  readonly smtpUrl: string;
  readonly emails: CapturedEmail[];
}

/** One conversation: every line that the client sends, outside and inside of an e-mail. */
const hear = (socket: Socket, emails: CapturedEmail[]): void => {
  let from = "";
  let to: string[] = [];
  let content: string[] | undefined;
  let rest = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    if (content) {
      if (line !== ".") return void content.push(line);
      emails.push({ from, to, content: content.join("\n") });
      content = undefined;
      to = [];
      return void say("250 taken");
    }
    if (/^MAIL FROM:/i.test(line)) from = line.slice("MAIL FROM:".length);
    if (/^RCPT TO:/i.test(line)) to.push(line.slice("RCPT TO:".length));
    if (/^DATA$/i.test(line)) {
      content = [];
      return void say("354 go on");
    }
    if (/^EHLO/i.test(line)) return void say("250-mail.example\r\n250 SMTPUTF8");
    say(/^QUIT/i.test(line) ? "221 bye" : "250 yes");
  };
  say("220 mail.example");
  socket.on("error", () => undefined);
  socket.on("data", (chunk) => {
    const lines = `${rest}${chunk}`.split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
};

/** A mail server that takes every e-mail and keeps what it was told. */
export const capturingMail = async (): Promise<MailServer> => {
  const emails: CapturedEmail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding("utf8"));
    hear(socket, emails);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  });
  const place = server.address();
  return { smtpUrl: `smtp://127.0.0.1:${typeof place === "object" && place ? place.port : 0}`, emails };
};
