/**
 * Cyrillic, Arabic and Korean letters in Latin ones, for comparison only. Arabic writes no short vowels, so that its
 * names come out as consonants. Chinese characters stay as they are: they are compared as written.
 */

const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  ґ: "g",
  д: "d",
  е: "e",
  є: "ye",
  ж: "zh",
  з: "z",
  и: "i",
  і: "i",
  ї: "yi",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ў: "w",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
};

const ARABIC: Readonly<Record<string, string>> = {
  ا: "a",
  ء: "",
  ؤ: "u",
  ئ: "i",
  ب: "b",
  پ: "p",
  ت: "t",
  ة: "a",
  ث: "th",
  ج: "j",
  چ: "ch",
  ح: "h",
  خ: "kh",
  د: "d",
  ذ: "dh",
  ر: "r",
  ز: "z",
  ژ: "zh",
  س: "s",
  ش: "sh",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  ع: "a",
  غ: "gh",
  ف: "f",
  ق: "q",
  ک: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h",
  و: "u",
  ی: "i",
};

const LETTERS: Readonly<Record<string, string>> = { ...CYRILLIC, ...ARABIC };
const OTHER_SCRIPT = /[\u0400-\u04ff\u0600-\u06ff]/g;
const ARTICLE = /(^|\s)ال/g;

const FIRST_SYLLABLE = 0xac00;
const VOWELS = 21;
const LASTS = 28;
const SYLLABLE = /[\uac00-\ud7a3]/g;
const INITIALS = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ");
const MEDIALS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINALS = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");

const romanised = (syllable: string): string => {
  const code = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  const letters = [
    INITIALS[Math.floor(code / (VOWELS * LASTS))],
    MEDIALS[Math.floor(code / LASTS) % VOWELS],
    FINALS[code % LASTS],
  ];
  return ` ${letters.join("").replaceAll("-", "")}`;
};

/** @param folded in lower case, without accents */
export const inLatinLetters = (folded: string): string =>
  folded
    .normalize("NFC")
    .replace(ARTICLE, "$1")
    .replace(OTHER_SCRIPT, (letter) => LETTERS[letter] ?? "")
    .replace(SYLLABLE, romanised)
    .trim();
