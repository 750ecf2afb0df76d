/** The content of one encoded word, which may have 75 characters with its frame (RFC 2047 §2). */
const WORD_BYTES = 45;

/**
 * A header's text as mail programs show it. Someone may type what looks like an encoded word, `=?utf-8?q?…?=`, which programs
 * would decode: such a text is encoded whole, so that it is read as it was typed. Any other is left to the mailer.
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
