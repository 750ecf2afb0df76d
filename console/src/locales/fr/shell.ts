import { shell as shared } from "@latchkey/words/fr/shell.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translated<typeof english> = { ...shared, loading: "Ouverture de la console" };
