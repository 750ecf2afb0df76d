import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { demo as de } from "./de.ts";
import type { DemoTexts } from "./demo-texts.ts";
import { demo as en } from "./en.ts";
import { demo as es } from "./es.ts";
import { demo as fr } from "./fr.ts";
import { demo as it } from "./it.ts";
import { demo as pt } from "./pt.ts";

export const demoTexts: Readonly<Record<Language, DemoTexts>> = { de, en, es, fr, it, pt };
