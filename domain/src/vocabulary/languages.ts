/** The languages of the product; English is the fallback (spec 1 §1). */
export const languages = ["de", "en", "es", "fr", "it", "pt"] as const;
export type Language = (typeof languages)[number];

export const fallbackLanguage: Language = "en";

export const staffLanguage: Language = "en";

export const languageCookie = "latchkey_language";
export const languageQuery = "lang";

/** `de-AT` → `de`; an unsupported language → undefined. */
export const asLanguage = (tag: string | null | undefined): Language | undefined => {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return languages.find((language) => language === primary);
};

/** In the reader's language, or else in English. */
export const textInLanguage = <Text extends { readonly language: string }>(
  texts: readonly Text[],
  language: Language,
): Text | undefined =>
  texts.find((text) => text.language === language) ??
  texts.find((text) => text.language === fallbackLanguage);
