import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

/** The name of a language in the reader's: "Englisch". */
export const nameOfLanguage = (reader: Language, code: string): string =>
  new Intl.DisplayNames(regions[reader], { type: "language" }).of(code) ?? code;
