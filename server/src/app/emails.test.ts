import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { sampleEmails } from "../../test/sample-emails.ts";
import { visibleText } from "../../test/visible-text.ts";
import { renderEmail } from "../platform/mail/render-email.ts";

const PUBLIC_URL = new URL("https://apply.example.com/");
const sender = { provider: "Quillfield Lettings", supportEmail: "help@quillfield.example" };

const all = languages.flatMap((language) =>
  Object.entries(sampleEmails(language, { publicUrl: PUBLIC_URL, sender })).map(
    ([name, email]) => [`${name}, ${language}`, email] as const,
  ),
);

describe.each(all)("the e-mail %s", (name, email) => {
  const { subject, html, text } = renderEmail(email, sender);

  test("loads nothing: no picture, style sheet, font or script", () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|video|audio|form|base|svg)\b/i);
    expect(html).not.toMatch(/url\(|@import|@font-face|\bsrc=|\bbackground="/i);
  });

  test("has at most one link, to a page of ours, the same in both forms", () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(links.length).toBe(email.button ? 1 : 0);
    for (const href of links) expect(new URL(href ?? "").origin).toBe(PUBLIC_URL.origin);
    expect(text.match(/https?:\/\/\S+/g) ?? []).toEqual(links.map((href) => href?.replaceAll("&amp;", "&")));
  });

  test("is one column of 600 px in the language that it names, light and dark", () => {
    expect(html).toContain(`<html lang="${email.language}" dir="ltr">`);
    expect(html.match(/width="\d{3,}"/g)).toEqual(['width="600"']);
    expect(html).toContain("width:100%;max-width:600px");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
  });

  test("says the same in both forms, in the same order", () => {
    const words = (said: string) => said.match(/[\p{L}\p{N}]+/gu);
    expect(words(text.replace(/https?:\/\/\S+/g, ""))).toEqual(words(visibleText(html)));
  });

  test("has a subject, a preheader, a title and a reason, none of them empty or unfilled", () => {
    for (const said of [subject, email.preheader, email.title, ...email.footer])
      expect(said.trim()).not.toBe("");
    expect(email.footer.length).toBeGreaterThan(0);
    expect(`${subject}${text}${html}`).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|Invalid|\[object/);
  });

  test("names no amount", () => {
    expect(text).not.toMatch(/[£€$]|\bGBP\b|\bEUR\b/);
  });

  test("carries a token that signs in only if it was asked for", () => {
    expect(html.includes("#t=")).toBe(name.startsWith("sign-in"));
  });
});

describe("the same e-mail in two languages", () => {
  const textsIn = (language: Language): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(sampleEmails(language, { publicUrl: PUBLIC_URL, sender })).map(([name, email]) => [
        name,
        renderEmail(email, sender).text,
      ]),
    );

  test.each(languages.filter((language) => language !== "en"))("shares no line of text: %s", (language) => {
    const english = textsIn("en");
    for (const [name, text] of Object.entries(textsIn(language))) {
      const lines = new Set((english[name] ?? "").split("\n").filter((line) => line.length > 25));
      const shared = text.split("\n").filter((line) => lines.has(line) && !line.startsWith("http"));
      expect([name, shared]).toEqual([name, []]);
    }
  });
});
