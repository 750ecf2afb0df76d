import type { PayWord } from "./vocabulary.ts";

/** `REFERENCE>WORD,…`: `{m}` is a number that changes; after the sign is the word as the line shows it in capitals. */
export const payWords = (text: string): readonly PayWord[] =>
  text.split(",").map((one) => {
    const [reference = "", word = ""] = one.split(">");
    return [reference, word];
  });
