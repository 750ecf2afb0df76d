import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { de } from "./bank-statement-texts/de.ts";
import { en } from "./bank-statement-texts/en.ts";
import { es } from "./bank-statement-texts/es.ts";
import { fr } from "./bank-statement-texts/fr.ts";
import { it } from "./bank-statement-texts/it.ts";
import { pt } from "./bank-statement-texts/pt.ts";
import type { StatementTexts } from "./bank-statement-texts/statement-texts.ts";

export const statementTexts: Readonly<Record<Language, StatementTexts>> = { en, de, es, fr, it, pt };
