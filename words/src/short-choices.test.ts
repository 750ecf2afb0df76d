import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { residenceTypes } from "@latchkey/domain/vocabulary/people.ts";
import { describe, expect, test } from "vitest";
import { residence as de } from "./de/residence.ts";
import { residence as en } from "./en/residence.ts";
import { residence as es } from "./es/residence.ts";
import { residence as fr } from "./fr/residence.ts";
import { residence as it } from "./it/residence.ts";
import { residence as pt } from "./pt/residence.ts";

/** What a select within an accordion shows on a phone, 390 px wide; the rest would be cut off. */
const CHARACTERS = 25;

const homes: Readonly<Record<Language, Readonly<Record<(typeof residenceTypes)[number], string>>>> = {
  de: de.home,
  en: en.home,
  es: es.home,
  fr: fr.home,
  it: it.home,
  pt: pt.home,
};

describe.each(Object.entries(homes))("the kinds of home in %s", (_language, kinds) => {
  test.each(residenceTypes)("%s can be read whole on a phone", (type) => {
    expect(kinds[type].length, kinds[type]).toBeLessThanOrEqual(CHARACTERS);
  });
});
