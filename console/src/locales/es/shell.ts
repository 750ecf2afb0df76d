import { shell as shared } from "@latchkey/words/es/shell.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translated<typeof english> = { ...shared, loading: "Abriendo la consola" };
