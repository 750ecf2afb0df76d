import { type Language, languages } from "@latchkey/domain/vocabulary/languages.ts";

/** Every language by its own name: who looks for it may not read any other. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  pt: "Português",
};

/** As pickers list them: in the order of their codes. */
export const languageOptions = languages.map((code) => ({ code, name: languageNames[code] }));
