import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { render } from "./prerender.tsx";
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
