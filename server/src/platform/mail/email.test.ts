import { expect, test } from "vitest";
import { renderEmail } from "./email.ts";

const hostile = "<img src=x onerror=\"alert(1)\"> & 'more'";

test("WEB-03 what people typed is text in an e-mail, never markup", () => {
  const { html, text } = renderEmail({
    language: "en",
    subject: hostile,
    greeting: hostile,
    paragraphs: [hostile],
    button: { label: hostile, href: "https://x.example/?a=1&b=2" },
    closing: [hostile],
  });
  expect(html).not.toContain("<img");
  expect(html).toContain('href="https://x.example/?a=1&amp;b=2"');
  expect(html.match(/&lt;img/g)).toHaveLength(5);
  expect(text).toContain(hostile);
});

test.each([
  ["en", "Sign in:\n"],
  ["fr", "Sign in\u00a0:\n"],
] as const)(
  "the link of a plain e-mail stands below its name, with the colon of the language: %s",
  (language, line) => {
    const button = { label: "Sign in", href: "https://x.example/" };
    const { text } = renderEmail({
      language,
      subject: "",
      greeting: "",
      paragraphs: [],
      button,
      closing: [],
    });
    expect(text).toContain(`${line}https://x.example/`);
  },
);
