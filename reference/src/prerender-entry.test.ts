import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { prerenderedDocuments, render } from "./prerender-entry.tsx";
import { referenceViews } from "./session/place.ts";

describe.each(referenceViews)("the prerendered page for %s", (view) => {
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

test("every page is there in every language", () => {
  expect(new Set(prerenderedDocuments.map(({ file }) => file)).size).toBe(languages.length * 4);
});

test("where no script runs, the page says that it needs one", async () => {
  const { html } = await render("en", "rental");
  const [, without = ""] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
  expect(without).toContain("This page needs JavaScript.");
  expect(without).toContain("mailto:%SUPPORT_EMAIL%");
});
