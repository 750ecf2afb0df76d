import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "../start.ts";
import { converse, sendEmail } from "../testing/smtp-conversation.ts";
import type { StoredEmail } from "./email.ts";
import { EMAIL_POLICY } from "./web.ts";

const ON_ANY_PORT = { outboxPort: 0, smtpPort: 0, addressesPort: 0 };

let dir: string;
let sandbox: Sandbox;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "outbox-"));
  sandbox = await startSandbox({ dir, ...ON_ANY_PORT });
});

afterEach(async () => {
  await sandbox.close();
  await rm(dir, { recursive: true });
});

const page = (path: string): Promise<Response> => fetch(`${sandbox.outboxUrl}${path}`);

const emailsTo = async (address?: string): Promise<readonly StoredEmail[]> => {
  const query = address === undefined ? "" : `?to=${encodeURIComponent(address)}`;
  return (await (await page(`/api/emails${query}`)).json()) as StoredEmail[];
};

const newestEmail = async (): Promise<StoredEmail> => {
  const [message] = await emailsTo();
  if (!message) throw new Error("The outbox is empty");
  return message;
};

const plainEmail = (subject: string, body = "Hello") => [
  "From: Latchkey <emails@latchkey.test>",
  `Subject: ${subject}`,
  "Content-Type: text/plain; charset=utf-8",
  "",
  body,
];

const htmlEmail = (subject: string, html: string) => [
  "From: Latchkey <emails@latchkey.test>",
  `Subject: ${subject}`,
  "Content-Type: text/html; charset=utf-8",
  "",
  html,
];

const SIGN_IN = [
  "From: Latchkey <emails@latchkey.test>",
  "To: amara@example.com",
  "Subject: =?utf-8?B?w5ZmZm5lbiBTaWUgSWhyIEtvbnRv?=",
  "MIME-Version: 1.0",
  'Content-Type: multipart/alternative; boundary="--b"',
  "",
  "----b",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "Continue: http://localhost:8000/otl?link#t=abc",
  "----b",
  "Content-Type: text/html; charset=utf-8",
  "",
  '<!doctype html><html lang="de"><head><title>x</title></head><body><a href="http://localhost:8000/otl?link#t=abc">Continue</a></body></html>',
  "----b--",
];

describe("an e-mail over SMTP", () => {
  test("is acknowledged, stored as it came, and listed", async () => {
    const answer = await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: SIGN_IN });
    expect(answer).toMatch(/^250 /);

    const message = await newestEmail();
    expect(message).toMatchObject({
      to: ["amara@example.com"],
      from: "Latchkey <emails@latchkey.test>",
      subject: "Öffnen Sie Ihr Konto",
    });
    expect(message.text).toContain("http://localhost:8000/otl?link#t=abc");
    expect(message.html).toContain(">Continue</a>");
    expect(new Date(message.date).toISOString()).toBe(message.date);

    const stored = await readFile(join(dir, "emails", `${message.id}.eml`), "utf8");
    expect(stored.endsWith(`${SIGN_IN.join("\r\n")}\r\n`)).toBe(true);

    const list = await (await page("/")).text();
    expect(list).toContain(`<a href="/emails/${message.id}">Öffnen Sie Ihr Konto</a>`);
    expect(list).toContain('<meta http-equiv="refresh" content="5">');
    expect(list).not.toContain("<script");
  });

  test("goes to the recipients of the envelope, whatever its headers claim", async () => {
    const lines = ["X-Envelope-To: eve@example.com", "To: eve@example.com", ...plainEmail("Claims")];
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com", "zoë@example.com"], lines });
    expect((await newestEmail()).to).toEqual(["amara@example.com", "zoë@example.com"]);
    expect(await emailsTo("AMARA@example.com")).toHaveLength(1);
    expect(await emailsTo("eve@example.com")).toEqual([]);
  });

  test("of plain text has no HTML part and is shown as it is", async () => {
    await sendEmail(sandbox.smtpUrl, {
      to: ["amara@example.com"],
      lines: plainEmail("Plain", "<b>not bold</b>\r\n.dot"),
    });
    const message = await newestEmail();
    expect(message.html).toBeNull();
    expect(message.text.trim()).toBe("<b>not bold</b>\n.dot");
    const body = await (await page(`/emails/${message.id}/body`)).text();
    expect(body).toContain("<pre>&lt;b&gt;not bold&lt;/b&gt;");
  });

  test("that came later is listed first", async () => {
    for (const subject of ["first", "second", "third"]) {
      await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: plainEmail(subject) });
    }
    expect((await emailsTo()).map(({ subject }) => subject)).toEqual(["third", "second", "first"]);
  });

  test("survives a restart; a half-written one does not", async () => {
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: plainEmail("before") });
    await sandbox.close();
    await writeFile(join(dir, "emails", "000000000000001-00000000.part"), "half a let");

    sandbox = await startSandbox({ dir, ...ON_ANY_PORT });
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: plainEmail("after") });
    expect((await emailsTo()).map(({ subject }) => subject)).toEqual(["after", "before"]);
    expect((await readdir(join(dir, "emails"))).every((name) => name.endsWith(".eml"))).toBe(true);
  });
});

describe("what the mail server rejects", () => {
  test("more than 1 MB, announced or not, and none of it is stored", async () => {
    const { say, hangUp } = await converse(sandbox.smtpUrl);
    expect(await say("MAIL FROM:<emails@latchkey.test> SIZE=2000000")).toMatch(/^552 /);
    hangUp();

    const answer = await sendEmail(sandbox.smtpUrl, {
      to: ["amara@example.com"],
      lines: plainEmail("Large", `${"x".repeat(78)}\r\n`.repeat(14_000)),
    });
    expect(answer).toMatch(/^552 /);
    expect(await emailsTo()).toEqual([]);
  });

  test.each([
    ["an e-mail without a recipient", "DATA", /^503 /],
    ["an address that is none", "RCPT TO:<a@b@c d>", /^501 /],
    ["a password", "AUTH PLAIN AGEAYg==", /^5[0-9]{2} /],
    ["TLS", "STARTTLS", /^5[0-9]{2} /],
    ["a word that is not SMTP", "GREETINGS", /^500 /],
  ])("%s, and the conversation goes on", async (_what, line, answer) => {
    const { say, hangUp } = await converse(sandbox.smtpUrl);
    await say("MAIL FROM:<emails@latchkey.test>");
    expect(await say(line)).toMatch(answer);
    expect(await say("NOOP")).toMatch(/^250 /);
    hangUp();
  });

  test("a sender who hangs up midway leaves nothing behind and affects nobody else", async () => {
    const { say, hangUp } = await converse(sandbox.smtpUrl);
    await say("MAIL FROM:<emails@latchkey.test>");
    await say("RCPT TO:<amara@example.com>");
    await say("DATA");
    hangUp();
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: plainEmail("next") });
    expect((await emailsTo()).map(({ subject }) => subject)).toEqual(["next"]);
  });

  test("an e-mail that cannot be written is answered with 451, for a retry", async () => {
    await rm(join(dir, "emails"), { recursive: true });
    const answer = await sendEmail(sandbox.smtpUrl, { to: ["a@example.com"], lines: plainEmail("x") });
    expect(answer).toMatch(/^451 /);
    await sandbox.close();
    sandbox = await startSandbox({ dir, ...ON_ANY_PORT });
    expect(await emailsTo()).toEqual([]);
  });
});

describe("an e-mail on its page", () => {
  beforeEach(() => sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: SIGN_IN }));

  test.each([
    ["", "E-mail", '<iframe title="The e-mail"', "<pre>"],
    ["/text", "Text", "<pre>Continue: http://localhost:8000/otl?link#t=abc", "<iframe"],
    ["/source", "Source", "Content-Type: multipart/alternative; boundary=&quot;--b&quot;", "<iframe"],
  ])("is shown in one of three forms: %j", async (form, name, shown, hidden) => {
    const { id } = await newestEmail();
    const markup = await (await page(`/emails/${id}${form}`)).text();
    expect(markup).toContain(`<a href="/emails/${id}${form}" aria-current="page">${name}</a>`);
    expect(markup.match(/aria-current/g)).toHaveLength(1);
    for (const other of ["", "/text", "/source"]) expect(markup).toContain(`href="/emails/${id}${other}"`);
    expect(markup).toContain(shown);
    expect(markup).not.toContain(hidden);
  });

  test("has its source as it came, under the envelope", async () => {
    const { id } = await newestEmail();
    const markup = await (await page(`/emails/${id}/source`)).text();
    expect(markup).toContain("X-Envelope-To: amara@example.com");
    expect(markup).toContain(
      "&lt;a href=&quot;http://localhost:8000/otl?link#t=abc&quot;&gt;Continue&lt;/a&gt;",
    );
  });

  test.each(["", "/text", "/source", "/body"])("is not found once it is cleared away: %j", async (form) => {
    const { id } = await newestEmail();
    await page(`/emails/${id}`);
    await fetch(`${sandbox.outboxUrl}/api/emails`, { method: "DELETE" });
    const response = await page(`/emails/${id}${form}`);
    expect(response.status).toBe(404);
    expect((await page(`/emails/${encodeURIComponent("../x")}${form}`)).status).toBe(404);
  });
});

const HOSTILE = '<img src=x onerror=alert(1)></h1><script>alert("you")</script>';

describe("a hostile e-mail", () => {
  beforeEach(() =>
    sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: htmlEmail(HOSTILE, HOSTILE) }),
  );

  test("is escaped in the list and on its page", async () => {
    const { id } = await newestEmail();
    for (const path of ["/", `/emails/${id}`, `/emails/${id}/text`, `/emails/${id}/source`]) {
      const markup = await (await page(path)).text();
      expect(markup).toContain("&lt;script&gt;alert(&quot;you&quot;)&lt;/script&gt;");
      expect(markup).not.toMatch(/<script|<img/);
    }
  });

  test("is sandboxed in its frame and in its own document; its links open elsewhere", async () => {
    const { id } = await newestEmail();
    const shown = await (await page(`/emails/${id}`)).text();
    expect(shown).toContain(
      `<iframe title="The e-mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/emails/${id}/body">`,
    );

    const body = await page(`/emails/${id}/body`);
    expect(body.headers.get("content-security-policy")).toBe(EMAIL_POLICY);
    expect(EMAIL_POLICY).toBe(
      "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'none'",
    );
    expect(body.headers.get("x-content-type-options")).toBe("nosniff");
    expect(body.headers.get("cache-control")).toBe("no-store");
    expect(await body.text()).toMatch(/^<!doctype html><meta charset="utf-8"><base target="_blank">/);
  });

  test("is listed even when it cannot be parsed", async () => {
    const nested = Array.from({ length: 300 }, (_, depth) => [
      `Content-Type: multipart/mixed; boundary="b${depth}"`,
      "",
      `--b${depth}`,
    ]).flat();
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: nested });
    expect((await newestEmail()).subject).toBe("(an e-mail that cannot be parsed)");
  });
});

/** Like fetch, but with any Host header. */
const statusFor = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request(`${sandbox.outboxUrl}${path}`, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    })
      .on("error", reject)
      .end();
  });

describe("the page", () => {
  test("answers only to this machine's host names", async () => {
    const { port } = new URL(sandbox.outboxUrl);
    expect(await statusFor("/api/emails", { host: `127.0.0.1:${port}` })).toBe(200);
    expect(await statusFor("/api/emails", { host: `localhost:${port}` })).toBe(200);
    for (const host of [
      "evil.example",
      `evil.example:${port}`,
      "localhost",
      "127.0.0.1:1",
      `[::1]:${port}`,
    ]) {
      expect(await statusFor("/api/emails", { host })).toBe(403);
      expect(await statusFor("/outbox.css", { host })).toBe(403);
    }
  });

  test("brings its own stylesheet and allows nothing else", async () => {
    const list = await page("/");
    expect(list.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'");
    expect(await list.text()).toContain('<link rel="stylesheet" href="/outbox.css">');
    const stylesheet = await page("/outbox.css");
    expect(stylesheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
    expect(await stylesheet.text()).toContain("iframe");
  });

  test.each(["/emails/none", "/emails/none/body", "/emails/..%2f..%2fetc%2fpasswd"])(
    "%s is not found",
    async (path) => {
      const answer = await page(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("No such e-mail");
    },
  );

  test("DELETE /api/emails empties the outbox", async () => {
    await sendEmail(sandbox.smtpUrl, { to: ["amara@example.com"], lines: plainEmail("gone") });
    const answer = await fetch(`${sandbox.outboxUrl}/api/emails`, { method: "DELETE" });
    expect(answer.status).toBe(204);
    expect(await emailsTo()).toEqual([]);
    expect(await (await page("/")).text()).toContain("No e-mails yet.");
  });
});
