import { emailIssue } from "@latchkey/domain/rules/email.ts";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { type CapturedEmail, capturingMail } from "../../test/mail-server.ts";
import { testKeyring } from "../../test/test-keyring.ts";
import type { Email } from "../platform/mail/email.ts";
import { type MailerOptions, smtpMailer } from "../platform/mail/mailer.ts";
import { canonicalAddress } from "./canonical-address.ts";

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

const RUNS = { numRuns: 250, seed: 20_261_122 };

/** Tricks that make two addresses of one, or another command or header. */
const smuggler = fc.constantFrom(
  "\r\n",
  "\r",
  "\n",
  "\0",
  ",",
  ";",
  ">",
  "<",
  '"',
  " ",
  "(",
  ")",
  ":",
  "\\",
  "@",
  "\r\nRCPT TO:<eve@example.com>\r\n",
  "\r\nBcc: eve@example.com",
  "> ORCPT=rfc822;eve@example.com",
  "\u2028",
  "\u0085",
);
const piece = fc.oneof(smuggler, fc.constantFrom("amara", "eve@example.com", "example.com"), fc.string());
const hostile = fc.array(piece, { minLength: 1, maxLength: 6 }).map((parts) => parts.join(""));

describe("AUTH-10 an e-mail goes to one recipient", () => {
  test.each([
    ["", {}],
    [", with an address of its own for reports", { returnPath: "bounces@mail.example" }],
  ])("whatever its address is made of%s", async (_what, options) => {
    const { send } = await start(options);
    await fc.assert(
      fc.asyncProperty(hostile, async (to) => {
        const email = await send(to);
        if (!email) return;
        expect(email.to).toHaveLength(1);
        expect(email.to[0]).toMatch(/^<[^<>\r\n\0]+>$/);
        expect(fieldsOf(email, "to")).toHaveLength(1);
        expect([...fieldsOf(email, "cc"), ...fieldsOf(email, "bcc")]).toEqual([]);
      }),
      RUNS,
    );
  });

  test("whatever the names in its subject are made of", async () => {
    const { send } = await start();
    await fc.assert(
      fc.asyncProperty(hostile, async (name) => {
        const email = await send("amara@example.com", { subject: name, title: name, greeting: name });
        expect(email?.to).toEqual(["<amara@example.com>"]);
        expect(email && fieldsOf(email, "to")).toEqual(["To: amara@example.com"]);
        expect(email && [...fieldsOf(email, "cc"), ...fieldsOf(email, "bcc")]).toEqual([]);
      }),
      RUNS,
    );
  });

  test("and an address with such a sign is refused before there is an e-mail", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("\r", "\n", "\0", ",", ";", "<", ">", '"', "\u2028"),
        fc.nat(16),
        (sign, at) => {
          const address = "amara@example.com";
          const broken = `${address.slice(0, at)}${sign}${address.slice(at)}`;
          // Around an address, blanks and line breaks are trimmed.
          if (broken.trim() !== address) expect(emailIssue(broken)).toBeDefined();
        },
      ),
      RUNS,
    );
  });

  test.each([
    ["amara+flat@example.com", "<amara+flat@example.com>"],
    ["amara@bücher.example", "<amara@xn--bcher-kva.example>"],
    ["amara@xn--bcher-kva.example", "<amara@xn--bcher-kva.example>"],
    ["zoë@bücher.example", "<zoë@bücher.example>"],
    ['"amara, eve"@example.com', '<"amara, eve"@example.com>'],
    ['"amara@example.com> eve"@example.com', '<"amara@example.com  eve"@example.com>'],
  ])("%s is %s on the wire", async (to, recipient) => {
    const { send } = await start();
    const email = await send(to);
    expect(email?.to).toEqual([recipient]);
  });

  test.each([
    ["  Amara@Example.COM ", "amara@example.com"],
    ["amara@xn--bcher-kva.example", "amara@bücher.example"],
    ["amara@BÜCHER.example", "amara@bücher.example"],
    ["amara@bu\u0308cher.example", "amara@bücher.example"],
    ["AMARA+Flat@example.com", "amara+flat@example.com"],
    ["zoe\u0308@example.com", "zoë@example.com"],
  ])("%j is compared as %s", (typed, canonical) => {
    expect(canonicalAddress(typed)).toBe(canonical);
  });

  test.each([
    ["a tag", "amara+flat@example.com", "amara@example.com"],
    ["a dot", "a.mara@example.com", "amara@example.com"],
    ["a letter that looks alike", "amara@exаmple.com", "amara@example.com"],
  ])("addresses that differ by %s are two", (_what, one, other) => {
    expect(canonicalAddress(one)).not.toBe(canonicalAddress(other));
  });

  test("the canonical form is its own, and an address still", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        const canonical = canonicalAddress(address);
        expect(canonicalAddress(canonical)).toBe(canonical);
        if (!emailIssue(address)) expect(emailIssue(canonical)).toBeUndefined();
      }),
      { numRuns: 300, seed: 20_261_122 },
    );
  });
});
