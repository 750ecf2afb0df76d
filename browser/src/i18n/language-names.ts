import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";

/** Every language by its own name, for readers who know no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};

/** For language pickers, in the order of their codes. */
export const languageOptions = languages.map((code) => ({ code, name: languageNames[code] }));
