import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { regions } from "./format.ts";

export const nameOfLanguage = (reader: Language, code: string): string =>
  new Intl.DisplayNames(regions[reader], { type: "language" }).of(code) ?? code;
