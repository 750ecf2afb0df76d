import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";

export const languageNames: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};

export const languageOptions = languages.map((code) => ({ code, name: languageNames[code] }));
