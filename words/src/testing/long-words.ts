import { type CatalogueModules, flatTexts } from "./compare-catalogues.ts";

/**
 * As many letters as fit on a phone, 390 px wide, with text at 200 %: in a title, a label or a button, and in a sentence. A longer
 * word needs a soft hyphen: not every browser knows where German words break, and without a hyphen they break anywhere.
 */
const FITS = { title: 11, sentence: 17 } as const;

/** What nobody reads as a word of German: values, tags, addresses. */
const NO_WORDS = /\{\{.*?\}\}|<\/?\w+>|\S+\.[a-z]{2,}\S*/g;

const longWordsIn = (text: string): readonly string[] => {
  const most = text.endsWith(".") ? FITS.sentence : FITS.title;
  const parts = text.replaceAll(NO_WORDS, " ").match(/\p{L}+/gu) ?? [];
  return parts.filter((part) => part.length > most);
};

/** German words that do not fit on a narrow page and say nowhere how they may break. */
export const longGermanWords = (modules: CatalogueModules): readonly string[] =>
  Object.entries(modules)
    .filter(([path]) => path.startsWith("./de/"))
    .flatMap(([path, catalogues]) =>
      Object.values(catalogues).flatMap((catalogue) =>
        [...flatTexts(catalogue)].flatMap(([key, text]) =>
          longWordsIn(text).map((word) => `${path}: ${key}: ${word}`),
        ),
      ),
    );
