import { isKnownWord } from "./known-words.ts";

/** Redacts an error message, which may quote typed text or names. */

const LONGEST = 300;

const ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
/** React puts the number of an error into a URL. */
const REACT_ERROR = /^https:\/\/react\.dev\/errors\/[0-9]{1,4}/;
const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
/** The start of a quotation: it may contain another, so everything after it is dropped. */
const QUOTED = /(?:["`“”„«»‘]|(?<![A-Za-z])'|'(?![A-Za-z])).*$/s;
/** The engine quotes a name of our code. */
const READING = /\(reading '[A-Za-z_$]{1,40}'\)/g;
/** An HTTP status, or the number of a React error. */
const NUMBERS = /((?:status|answered|error #)\s?[1-5][0-9]{2}\b)|\S*\p{N}\S*/giu;
const LONG_WORD = /\S{30,}/g;

const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$'’-]*/gu;

const isOurs = (word: string): boolean => word.replaceAll("’", "'").split("_").every(isKnownWord);

const withoutQuery = (address: string): string => REACT_ERROR.exec(address)?.[0] ?? "<address>";

export const cleanText = (text: string): string => {
  const kept: string[] = [];
  const keep = (part: string): string => {
    kept.push(part);
    return `\uE000${"\uE001".repeat(kept.length)}\uE000`;
  };
  return text
    .replace(/[\uE000\uE001]/g, "")
    .replace(ADDRESS, (address) => keep(withoutQuery(address)))
    .replace(EMAIL, "<e-mail>")
    .replace(READING, keep)
    .replace(QUOTED, "…")
    .replace(NUMBERS, (_whole, known?: string) => known ?? "…")
    .replace(LONG_WORD, "…")
    .replace("<e-mail>", keep)
    .replace(WORD, (word) => (isOurs(word) ? word : "…"))
    .replace(/\uE000(\uE001+)\uE000/g, (_whole, index: string) => kept[index.length - 1] ?? "")
    .slice(0, LONGEST);
};
