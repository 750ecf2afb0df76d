import { messageKeyOf } from "@latchkey/domain/rules/message-key.ts";
import { documents } from "@latchkey/words/en/documents.ts";
import { income } from "@latchkey/words/en/income.ts";
import { validation } from "@latchkey/words/en/validation.ts";

/** Codes that may leave this installation. Every code has a text, so the texts are the list. */

interface Texts {
  readonly [key: string]: string | Texts;
}

const keysIn = (texts: Texts, before = ""): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === "string" ? [before + key] : keysIn(text, `${before}${key}.`),
  );

const sentences: ReadonlySet<string> = new Set([
  ...keysIn(validation),
  ...keysIn(income).filter((key) => key.includes(".validations.")),
]);

/** A text may have plural forms: `tooManyFiles_one`. */
const ofFiles: ReadonlySet<string> = new Set(keysIn(documents.error).map((key) => key.replace(/_.*$/, "")));

const OF_PAGES: readonly string[] = ["mustAccept", "none", "noneUk", "unfinished"];

export const knownCode = (code: string): string =>
  sentences.has(messageKeyOf(code)) || ofFiles.has(code) || OF_PAGES.includes(code) ? code : "other";
