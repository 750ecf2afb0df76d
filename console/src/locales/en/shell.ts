import type { FrameTexts } from "@latchkey/browser/i18n/texts.ts";
import { shell as shared } from "@latchkey/words/en/shell.ts";

/** The words of every frame; applicants have an application, staff the console. */
export const shell = { ...shared, loading: "Opening the console" } as const satisfies FrameTexts;
