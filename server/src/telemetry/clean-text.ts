import { isKnownWord } from "./known-words.ts";

/** The message of an error, without what a person may have typed: it may quote anything, and name anybody. */

const LONGEST = 300;

const ADDRESS = /\b[a-z][a-z+.-]*:\/\/\S+/gi;
/** React names its errors by a number in an address. */
const REACT_ERROR = /^https:\/\/react\.dev\/errors\/[0-9]{1,4}/;
const EMAIL = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
/** Where a quotation begins, of any kind: it may contain another one, so nothing from there on is kept. */
const QUOTED = /(?:["`“”„«»‘]|(?<![A-Za-z])'|'(?![A-Za-z])).*$/s;
/** What the engine was reading is a name of our code. */
const READING = /\(reading '[A-Za-z_$]{1,40}'\)/g;
/** A status of HTTP, or the number of an error of React's. */
const NUMBERS = /((?:status|answered|error #)\s?[1-5][0-9]{2}\b)|\S*\p{N}\S*/giu;
const LONG_WORD = /\S{30,}/g;

/** With an apostrophe within: "doesn't". */
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$'’-]*/gu;

/** Codes are words too: NOT_FOUND. */
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
