import { describe, expect, onTestFinished, test } from "vitest";
import { type CapturedEmail, capturingMail } from "../../../test/mail-server.ts";
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

const start = async (options: Partial<MailerOptions> = {}) => {
  const { smtpUrl, emails } = await capturingMail();
  const mailer = smtpMailer({
    smtpUrl,
    from: "Quillfield <help@quillfield.example>",
    host: "localhost",
    sender: { provider: "Quillfield", supportEmail: "help@quillfield.example" },
    ...options,
  });
  onTestFinished(() => mailer.close());
  const send = async (to: string, email: Partial<Email> = {}): Promise<CapturedEmail | undefined> => {
    const before = emails.length;
    await mailer.send(to, { ...message, ...email }, { kind: "one", id: "cause" }).catch(() => undefined);
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
    expect(email && fieldsOf(email, "x-latchkey-email")).toEqual(["X-Latchkey-Email: one/cause"]);
    expect(email && fieldsOf(email, "auto-submitted")).toEqual(["Auto-Submitted: auto-generated"]);
    expect(email && fieldsOf(email, "reply-to")).toEqual(["Reply-To: help@quillfield.example"]);
    expect(email?.from).toBe("<help@quillfield.example>");
  });

  test("go to an address of their own, which says the same", async () => {
    const { send } = await start({ returnPath: "bounces@mail.example" });
    const email = await send("amara@example.com");
    expect(email?.from).toBe("<bounces+one=cause@mail.example>");
    expect(email?.to).toEqual(["<amara@example.com>"]);
    expect(email && fieldsOf(email, "from")).toEqual(["From: Quillfield <help@quillfield.example>"]);
  });
});
