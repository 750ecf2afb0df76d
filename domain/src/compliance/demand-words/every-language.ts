import type { Language } from "../../vocabulary/languages.ts";
import type { DemandWords } from "./demand-words.ts";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import { portuguese } from "./portuguese.ts";
import { spanish } from "./spanish.ts";

/** A module of its own: a page fetches it when a text needs it. */
export const demandWords: Readonly<Record<Language, DemandWords>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};
