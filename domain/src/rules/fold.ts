/** Letters that Unicode does not decompose, as keyboards without them type them. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ς: "σ",
  ك: "ک",
  ي: "ی",
  ى: "ی",
};
const OTHER_LETTERS = /[łøđðħŧıßæœþςكيى]/g;
/** With the signs between letters of Hebrew and Catalan, and the joiners of Persian and Sinhala. */
const APOSTROPHES = /[\u0060\u00b4\u02b9-\u02bf\u2018-\u201b\u2032\u05f3\u05f4\u00b7\uff07]|\u200c|\u200d/gu;
const HYPHENS = /[\p{Pd}\u2212]/gu;
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

const plainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");

/** The text in lower case, without accents, with one sign for all apostrophes and one for all hyphens: for comparison only. */
export const foldLetters = (text: string): string =>
  plainApostrophes(
    plainApostrophes(text.toLowerCase())
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter),
  )
    .replace(INVISIBLE, "")
    .replace(HYPHENS, "-");

/** Names that differ in case, accents, apostrophes, dots, hyphens or "&" alone fold to the same text. */
export const foldName = (text: string): string =>
  foldLetters(text)
    .replace(/['.]/g, "")
    .replaceAll("&", " and ")
    .replace(/[\s-]+/g, " ")
    .trim();
