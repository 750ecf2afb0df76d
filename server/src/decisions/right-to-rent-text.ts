import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { rightToRentRecord as de } from "@latchkey/words/de/right-to-rent-record.ts";
import { rightToRentRecord as en } from "@latchkey/words/en/right-to-rent-record.ts";
import { rightToRentRecord as es } from "@latchkey/words/es/right-to-rent-record.ts";
import { rightToRentRecord as fr } from "@latchkey/words/fr/right-to-rent-record.ts";
import { rightToRentRecord as it } from "@latchkey/words/it/right-to-rent-record.ts";
import { rightToRentRecord as pt } from "@latchkey/words/pt/right-to-rent-record.ts";

const texts = { de, en, es, fr, it, pt } as const satisfies Readonly<
  Record<Language, { readonly open: string }>
>;

/** An acceptance in England says that the right to rent is recorded before the agreement. */
export const rightToRentText = (language: Language): string => texts[language].open;
