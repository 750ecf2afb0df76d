/** Least number of characters that starts a search (spec 3, address search). */
export const LEAST_CHARACTERS = 3;
const MOST_CHARACTERS = 100;

export const searchText = (typed: string): string =>
  typed
    .normalize("NFC")
    // A lone surrogate cannot be encoded in a URL.
    .replace(/\p{Surrogate}/gu, "")
    .replace(/[\s\p{Control}]+/gu, " ")
    .trim()
    .slice(0, MOST_CHARACTERS)
    .replace(/\p{Surrogate}/gu, "")
    .trim();

export const isSearchable = (typed: string): boolean => searchText(typed).length >= LEAST_CHARACTERS;
