import { shell as shared } from "@latchkey/words/de/shell.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { shell as english } from "../en/shell.ts";

export const shell: Translated<typeof english> = { ...shared, loading: "Die Konsole wird geöffnet" };
