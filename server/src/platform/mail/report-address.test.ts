import { describe, expect, onTestFinished, test } from "vitest";
import { type CapturedEmail, capturingMail } from "../../../test/mail-server.ts";
import { testKeyring } from "../../../test/test-keyring.ts";
import { causeInReturnPath, causeText } from "./cause.ts";
import type { Email } from "./email.ts";
import { type MailerOptions, smtpMailer } from "./mailer.ts";

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

const about = { kind: "one", id: "cause" };

const start = async (options: Partial<MailerOptions> = {}) => {
  const { smtpUrl, emails } = await capturingMail();
  const mailer = smtpMailer({
    keyring: testKeyring,
    smtpUrl,
    from: "Quillfield <help@quillfield.example>",
    host: "localhost",
    sender: { provider: "Quillfield", supportEmail: "help@quillfield.example" },
    ...options,
  });
  onTestFinished(() => mailer.close());
  const send = async (to: string, email: Partial<Email> = {}): Promise<CapturedEmail | undefined> => {
    const before = emails.length;
    await mailer.send(to, { ...message, ...email }, about).catch(() => undefined);
    expect(emails.length - before).toBeLessThanOrEqual(1);
    return emails[before];
  };
  return { send };
};

/** The header fields of an e-mail, with the lines that continue them. */
const fieldsOf = ({ content }: CapturedEmail, name: string): readonly string[] => {
  const [head = ""] = content.split("\n\n", 1);
  const fields = head.replace(/\n[ \t]+/g, " ").split("\n");
  return fields.filter((field) => field.toLowerCase().startsWith(`${name.toLowerCase()}:`));
};

describe("reports of failed deliveries", () => {
  test("every e-mail says what it is about, and that no person wrote it", async () => {
    const { send } = await start();
    const email = await send("amara@example.com");
    expect(email && fieldsOf(email, "x-latchkey-email")).toEqual([
      `X-Latchkey-Email: ${causeText(testKeyring, about)}`,
    ]);
    expect(email && fieldsOf(email, "auto-submitted")).toEqual(["Auto-Submitted: auto-generated"]);
    expect(email && fieldsOf(email, "reply-to")).toEqual(["Reply-To: help@quillfield.example"]);
    expect(email?.from).toBe("<help@quillfield.example>");
  });

  test("go to an address of their own, which says the same", async () => {
    const { send } = await start({ returnPath: "bounces@mail.example" });
    const email = await send("amara@example.com");
    expect(email?.from).toMatch(/^<bounces\+one=cause=[0-9a-z]{11}@mail\.example>$/);
    expect(causeInReturnPath(testKeyring, email?.from ?? "")).toEqual(about);
    expect(email?.to).toEqual(["<amara@example.com>"]);
    expect(email && fieldsOf(email, "from")).toEqual(["From: Quillfield <help@quillfield.example>"]);
  });
});
