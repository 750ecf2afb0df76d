/** The message of an error, without what a person may have typed: it may quote anything. */

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
const NUMBERS = /((?:status|answered|error #)\s?[1-5][0-9]{2}\b)|\S*[0-9]\S*/gi;
const LONG_WORD = /\S{30,}/g;

const withoutQuery = (address: string): string => REACT_ERROR.exec(address)?.[0] ?? "<address>";

export const cleanText = (text: string): string => {
  const kept: string[] = [];
  const keep = (part: string): string => {
    kept.push(part);
    return `\uE000${"i".repeat(kept.length)}\uE000`;
  };
  return text
    .replaceAll("\uE000", "")
    .replace(ADDRESS, (address) => keep(withoutQuery(address)))
    .replace(EMAIL, "<e-mail>")
    .replace(READING, keep)
    .replace(QUOTED, "…")
    .replace(NUMBERS, (_whole, known?: string) => known ?? "…")
    .replace(LONG_WORD, "…")
    .replace(/\uE000(i+)\uE000/g, (_whole, index: string) => kept[index.length - 1] ?? "")
    .slice(0, LONGEST);
};
