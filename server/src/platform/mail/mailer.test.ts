import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testKeyring } from "../../../test/test-keyring.ts";
import type { Email } from "./email.ts";
import { type Mailer, smtpMailer } from "./mailer.ts";

/** Mail servers on a bad day: an e-mail that was not accepted has to be reported as such, so that it is retried. */

/** - `hangs` never greets - `greylists` says "later" - `refuses` says "never" - `leaves` disconnects during the e-mail */
type Mood = "takes" | "hangs" | "greylists" | "refuses" | "leaves";

const message: Email = {
  language: "en",
  subject: "An e-mail",
  preheader: "Before the words",
  title: "A title",
  greeting: "Hello,",
  paragraphs: ["Words."],
  closing: [],
  footer: [],
};

let mood: Mood;
let received: string[];
let sockets: Set<Socket>;
let server: ReturnType<typeof createServer>;
let mailer: Mailer;

const answerToRecipient: Readonly<Record<Mood, string>> = {
  takes: "250 yes",
  hangs: "",
  greylists: "451 come back later",
  refuses: "550 no such mailbox",
  leaves: "250 yes",
};

const hear = (socket: Socket): void => {
  sockets.add(socket);
  socket.on("error", () => undefined);
  if (mood === "hangs") return;
  let inMessage = false;
  let text = "";
  const say = (line: string) => socket.write(`${line}\r\n`);
  say("220 mail.example");
  socket.on("data", (chunk) => {
    const said = String(chunk);
    if (inMessage) {
      text += said;
      if (!text.endsWith("\r\n.\r\n")) return;
      received.push(text);
      inMessage = false;
      say("250 taken");
    } else if (/^(EHLO|HELO|MAIL|RSET|NOOP)/.test(said)) say("250 mail.example");
    else if (said.startsWith("RCPT")) say(answerToRecipient[mood]);
    else if (said.startsWith("DATA")) {
      if (mood === "leaves") return void socket.destroy();
      inMessage = true;
      say("354 go on");
    } else if (said.startsWith("QUIT")) socket.end("221 bye\r\n");
  });
};

beforeEach(async () => {
  mood = "takes";
  received = [];
  sockets = new Set();
  server = createServer(hear).listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const from = "Quillfield <help@quillfield.example>";
  const sender = { provider: "Quillfield", supportEmail: "help@quillfield.example" };
  mailer = smtpMailer({
    keyring: testKeyring,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    from,
    host: "localhost",
    sender,
    givesUpMs: 300,
  });
});

afterEach(async () => {
  mailer.close();
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, "close");
});

const send = () => mailer.send("amara@example.com", message, { kind: "one", id: "cause" });

const closed = (): Promise<unknown> =>
  Promise.all([...sockets].filter((socket) => !socket.closed).map((socket) => once(socket, "close")));

test("e-mails one after the other share a connection, which closes with the mailer", async () => {
  for (let count = 0; count < 3; count += 1) await send();
  expect(received).toHaveLength(3);
  expect(sockets.size).toBe(1);
  mailer.close();
  await closed();
});

test("replies go to the agency in whose name an e-mail is, otherwise to the provider", async () => {
  const brand = {
    name: "Hartley & Co",
    replyEmail: "lettings@hartley.example",
    phone: null,
    website: null,
    accent: null,
    logo: null,
  };
  await send();
  await mailer.send("amara@example.com", { ...message, brand }, { kind: "two", id: "cause" });
  const replies = received.map((text) => [...text.matchAll(/^Reply-To: (.*)\r$/gm)].at(-1)?.[1]);
  expect(replies).toEqual(["help@quillfield.example", "lettings@hartley.example"]);
});

test("a mail server that offers no encryption gets nothing where that is required", async () => {
  const place = server.address();
  const port = typeof place === "object" && place ? place.port : 0;
  const strict = smtpMailer({
    keyring: testKeyring,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    requiresTls: true,
    from: "Quillfield <help@quillfield.example>",
    host: "localhost",
    sender: { provider: "Quillfield", supportEmail: "help@quillfield.example" },
    givesUpMs: 300,
  });
  await expect(strict.send("amara@example.com", message, { kind: "one", id: "cause" })).rejects.toThrow();
  strict.close();
  expect(received).toEqual([]);
});

test.each([
  ["has idled too long", () => undefined],
  ["the server has closed", () => [...sockets].map((socket) => socket.end("421 bye\r\n"))],
  ["has broken", () => [...sockets].map((socket) => socket.destroy())],
])("REL-04 (in part) a kept connection that %s is replaced", async (_name, end) => {
  await send();
  end();
  await closed();
  await send();
  expect(received).toHaveLength(2);
  expect(sockets.size).toBe(2);
});

describe("REL-04 (in part) a mail server on a bad day", () => {
  test.each<Mood>(["hangs", "greylists", "refuses", "leaves"])(
    "%s: the e-mail counts as not sent, and is taken on a better one without a restart",
    async (bad) => {
      mood = bad;
      await expect(send()).rejects.toThrow();
      expect(received).toEqual([]);
      mood = "takes";
      await send();
      expect(received).toHaveLength(1);
      expect(received[0]).toContain("Message-ID: <one-cause@localhost>");
    },
  );

  test("an unresponsive one is not ready; one that greets is", async () => {
    mood = "hangs";
    await expect(mailer.ping()).rejects.toThrow();
    mood = "takes";
    await mailer.ping();
  });
});
