import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { describe, expect, test } from "vitest";
import { notices as english } from "../locales/en/notices.ts";
import { noticeNames, noticeOf } from "./notice-layout.ts";
import { renderNotice } from "./prerender.tsx";

describe.each(noticeNames)("the legal page: %s", (name) => {
  test.each(languages)("is complete without a script, in %s", async (language) => {
    const { html, title } = await renderNotice(name, language);
    expect(title).toMatch(/ – Latchkey$/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain("%PROVIDER_NAME%");
    expect(html).toContain('href="mailto:%SUPPORT_EMAIL%"');
    expect(html).toContain('href="%PRIVACY_URL%"');
    expect(html).not.toMatch(/<script|<style|<button| style=| on[a-z]+=|\{\{|<mail>/i);
  });

  test("FRM-011 leads to itself in every language, and says which one this is", async () => {
    const { html } = await renderNotice(name, "fr");
    for (const language of languages)
      expect(html).toContain(`href="/${name}/${language}" lang="${language}"`);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/hrefLang="fr" aria-current="page"/i);
  });

  test("has a place for every text of its catalogue", () => {
    const { title, lead, parts } = noticeOf(name, english);
    const shown = parts.flatMap((part) => [part.title, ...part.before, ...part.points, ...part.after]);
    expect([title, lead, ...shown].toSorted()).toEqual(Object.values(english[name]).toSorted());
  });
});

test.each(languages)(
  "the privacy page says what the browser keeps besides cookies, in %s",
  async (language) => {
    const { html } = await renderNotice("privacy", language);
    const kept = {
      en: "Pages that you photograph stay in your browser until",
      de: "Seiten, die Sie fotografieren, bleiben in Ihrem Browser, bis",
      es: "Las páginas que fotografíe se quedan en su navegador hasta",
      fr: "Les pages que vous photographiez restent dans votre navigateur jusqu’à",
      it: "Le pagine che fotografa restano nel Suo browser finché",
      pt: "As páginas que fotografar ficam no seu navegador até",
    };
    expect(html).toContain(kept[language]);
  },
);
