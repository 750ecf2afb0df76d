import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { viewsWithoutScript } from "./page-without-script.tsx";
import { render, renderWithoutScript } from "./prerender.tsx";
import { signInViews } from "./sign-in-location.ts";

describe.each(signInViews)("the prerendered page for %s", (view) => {
  test.each(languages)(
    "can be read without script, in %s, without inline styles or scripts",
    async (language) => {
      const { html, title } = await render(language, view);
      expect(title).toMatch(/ – Latchkey$/);
      expect(html).toContain("<h1");
      expect(html).toContain("%PROVIDER_NAME%");
      expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=/i);
    },
  );
});

test("the server fills in how long a link lives", async () => {
  const { html } = await render("en", "form");
  expect(html).toContain("lasts %LINK_MINUTES%\u00a0minutes");
});

test("every language has its own texts", async () => {
  const [german, english] = await Promise.all([render("de", "form"), render("en", "form")]);
  expect(english.html).toContain("Sign in with your email");
  expect(german.html).toContain("Mit Ihrer E-Mail-Adresse anmelden");
});

test("whoever was invited is told so, and by whom, before a script has run", async () => {
  const { html, title } = await render("en", "invited");
  expect(title).toBe("Sign in – Latchkey");
  expect(html).toContain("You are invited to apply</h1>");
  expect(html).toContain("%PROVIDER_NAME% asks you to apply for a home.");
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('name="email"');
});

test("the form works before a script has run: the browser posts the address, which never stands in a URL", async () => {
  const { html } = await render("en", "form");
  const [form = ""] = /<form[^>]*>/.exec(html) ?? [];
  for (const part of ['id="email-form"', 'method="post"', 'action="/auth/one-time-link"']) {
    expect(form).toContain(part);
  }
  expect(html).toContain('name="email"');
});

describe.each(viewsWithoutScript)("the page without a script: %s", (view) => {
  test.each(languages)("is complete in %s", async (language) => {
    const { html, title } = await renderWithoutScript(language, view);
    expect(title).toMatch(/ – Latchkey$/);
    expect(html).toContain("<h1");
    expect(html).not.toMatch(/<script|<style| style=| on[a-z]+=/i);
  });
});

test.each([
  ["required", "Enter your email address"],
  ["format", "Enter an email address like name@example.com"],
] as const)(
  "FRM-290 FRM-291 (in part) the refused form says at its field what is wrong: %s",
  async (view, says) => {
    const { html, title } = await renderWithoutScript("en", view);
    expect(title).toBe("Error: Sign in – Latchkey");
    expect(html).toContain(says);
    expect(html).toMatch(
      /<input[^>]* aria-describedby="email-hint email-error"[^>]* aria-invalid="true"[^>]*>/,
    );
    expect(html).toContain('value="%EMAIL%"');
  },
);

test("FRM-051 (in part) where the server could not take the request, the form stands between two alerts", async () => {
  const { html, title } = await renderWithoutScript("en", "failed");
  expect(title).toBe("Error: Sign in – Latchkey");
  expect(html.match(/alert--critical/g)).toHaveLength(2);
  expect(html).toMatch(/role="alert".*Wait a minute, then press the button again/);
  expect(html).toContain('href="mailto:%SUPPORT_EMAIL%"');
  expect(html).toContain('value="%EMAIL%"');
  expect(html).not.toContain("aria-invalid");
});

test("the server keeps the way to the outbox in a demo alone, and fills it in", async () => {
  const { html } = await renderWithoutScript("en", "sent");
  const [, part = ""] = /%%DEMO%%(.*?)%%\/DEMO%%/s.exec(html) ?? [];
  expect(part).toMatch(
    /^<p [^>]*>In this demo, .*<a href="%OUTBOX_URL%">outbox on this machine<\/a>\.<\/p>$/,
  );
  expect(html.replace(part, "")).not.toContain("OUTBOX");
});

test("whoever posts the form learns what to do if no link comes, and nothing about the address", async () => {
  const { html } = await renderWithoutScript("en", "sent");
  expect(html).toContain("If we know your address, a link is on its way to it.");
  expect(html).toMatch(/<noscript><p>[^<]*JavaScript[^<]*<\/p><\/noscript>/);
  expect(html.replace(/<noscript>.*?<\/noscript>/s, "")).not.toContain("JavaScript");
  expect(html).toContain("wait an hour");
  expect(html).toContain('href="mailto:%SUPPORT_EMAIL%"');
});
