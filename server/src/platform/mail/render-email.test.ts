import { describe, expect, test } from "vitest";
import { visibleText } from "../../../test/visible-text.ts";
import { type Email, strong } from "./email.ts";
import { renderEmail } from "./render-email.ts";

const hostile = "<img src=x onerror=\"alert(1)\"> & 'more'";
const sender = { provider: "Quillfield Lettings", supportEmail: "help@quillfield.example" };

const plain: Email = {
  language: "en",
  subject: "A subject",
  preheader: "Before the words",
  title: "A title",
  greeting: "Hello,",
  paragraphs: ["Words."],
  button: { label: "Go on", href: "https://x.example/" },
  closing: [],
  footer: [],
};

test("WEB-03 what people typed is text in an e-mail, never markup", () => {
  const { html, text } = renderEmail(
    {
      language: "en",
      subject: hostile,
      preheader: hostile,
      title: hostile,
      greeting: hostile,
      paragraphs: [
        hostile,
        [hostile, strong(hostile)],
        { details: [{ name: hostile, value: hostile }] },
        { list: [hostile] },
        { note: hostile },
      ],
      button: { label: hostile, href: "https://x.example/?a=1&b=2" },
      after: [hostile],
      closing: [hostile],
      footer: [hostile],
    },
    { provider: hostile, supportEmail: hostile },
  );
  expect(html).not.toContain("<img");
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  expect(html.match(/&lt;img src=x onerror=&quot;/g)).toHaveLength(17);
  expect(text).toContain(hostile);
});

test.each([
  ["en", "Sign in:\n"],
  ["fr", "Sign in\u00a0:\n"],
] as const)(
  "the link of a plain e-mail stands below its name, with the colon of the language: %s",
  (language, line) => {
    const button = { label: "Sign in", href: "https://x.example/" };
    const { text } = renderEmail({ ...plain, language, button }, sender);
    expect(text).toContain(`${line}https://x.example/`);
  },
);

describe("AUTH-10 (in part) a line break in a name", () => {
  const broken = "Amara\r\nBcc: eve@example.com\u0000\u2028\r\n\r\n-- \r\nhttps://evil.example/";

  test("begins no header", () => {
    expect(renderEmail({ ...plain, subject: broken }, sender).subject).toBe(
      "Amara Bcc: eve@example.com -- https://evil.example/",
    );
  });

  test("begins no paragraph of the plain text, wherever the name stands", () => {
    const { text } = renderEmail(
      {
        ...plain,
        greeting: broken,
        paragraphs: [
          [broken, strong(broken)],
          { details: [{ name: broken, value: broken }] },
          { list: [broken] },
        ],
        after: [broken],
        closing: [broken],
        footer: [broken],
      },
      { ...sender, provider: broken },
    );
    expect(text.split("\n").filter((line) => /^(?:Bcc|https:\/\/evil|-- .)/.test(line))).toEqual([]);
    expect(text.split("\n").filter((line) => line === "-- ")).toHaveLength(1);
  });
});

test("an e-mail without a button has none in either form", () => {
  const { button: _none, ...without } = plain;
  const { html, text } = renderEmail(without, sender);
  expect(html).not.toContain("<a ");
  expect(text).not.toContain("://");
});

test("a preheader is hidden, and what a reader of the HTML sees is what the text says", () => {
  const { html, text } = renderEmail(plain, sender);
  expect(html).toContain('<div style="display:none;max-height:0;overflow:hidden">Before the words</div>');
  expect(visibleText(html)).toBe(
    "Quillfield Lettings A title Hello, Words. Go on Questions? Reply to this email, or write to help@quillfield.example. Sent with Latchkey.",
  );
  expect(text).not.toContain("Before the words");
});

describe("an e-mail in the name of an agency", () => {
  const brand = {
    name: "Hartley & Co",
    replyEmail: "lettings@hartley.example",
    phone: "+441134960140",
    website: "https://hartley.example/help",
    accent: { colour: "#6b2348", text: "#ffffff" },
    logo: { href: "https://x.example/agency-logos/1", width: 300, height: 95 },
  };
  const button = { label: "Start", href: "https://x.example/" };

  test("has its logo, its colour on the button, and says who checks", () => {
    const { html, text } = renderEmail({ ...plain, button, brand }, sender);
    expect(html).toContain(
      '<img src="https://x.example/agency-logos/1" width="150" height="48" alt="Hartley &amp; Co"',
    );
    expect(html).toContain('class="act" style="border-radius:10px;background:#6b2348"');
    expect(html).toContain("color:#ffffff;text-decoration:none");
    expect(text.split("\n")[0]).toBe("Hartley & Co");
    expect(text).toContain("write to lettings@hartley.example.");
    expect(text).toContain(
      "Hartley & Co, lettings@hartley.example, https://hartley.example/help, +441134960140. Checks by Quillfield Lettings. Powered by Latchkey.",
    );
    expect(text).not.toContain("Sent with");
  });

  test("has its name beside its colour, without a logo", () => {
    const { html } = renderEmail({ ...plain, brand: { ...brand, logo: null } }, sender);
    expect(html).toContain("2px 2px;background:#6b2348");
    expect(visibleText(html)).toContain("Hartley & Co");
    expect(html).not.toContain("<img");
  });

  test("leads to the provider's help without an address of its own, in each language", () => {
    const of = { ...brand, replyEmail: null, phone: null, website: null, logo: null, accent: null };
    const { html, text } = renderEmail({ ...plain, button, language: "de", brand: of }, sender);
    expect(text).toContain("help@quillfield.example");
    expect(text).toContain("Hartley & Co. Prüfung durch Quillfield Lettings. Bereitgestellt mit Latchkey.");
    expect(html).toContain("background:#1b5742");
  });

  test("shows a hostile name as text", () => {
    const { html } = renderEmail({ ...plain, brand: { ...brand, name: hostile } }, sender);
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(html).toContain('alt="&lt;img src=x');
  });
});
