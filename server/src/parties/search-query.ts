/**
 * Each word is matched as a prefix. The words contain no operators of the query language, and are quoted all
 * the same.
 */
export const searchQuery = (words: readonly string[]): string =>
  words.map((word) => `'${word.replaceAll("'", "''")}':*`).join(" & ");
