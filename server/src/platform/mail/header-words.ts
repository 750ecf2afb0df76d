/** An encoded word has at most 75 characters with its frame (RFC 2047 §2). */
const WORD_BYTES = 45;

/**
 * Typed text may look like an encoded word, `=?utf-8?q?…?=`, which mail programs would decode: such a text is
 * encoded as a whole. The mailer handles any other.
 */
export const headerWords = (text: string): string => {
  if (!text.includes("=?")) return text;
  const words: string[] = [];
  let word = "";
  for (const character of text) {
    if (Buffer.byteLength(word + character) > WORD_BYTES) {
      words.push(word);
      word = "";
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString("base64")}?=`).join(" ");
};
