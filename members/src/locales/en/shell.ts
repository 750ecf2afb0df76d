import type { FrameTexts } from "@latchkey/browser/i18n/texts.ts";
import { shell as shared } from "@latchkey/words/en/shell.ts";

/** The words of every frame; applicants have an application. */
export const shell = { ...shared, loading: "Opening the page" } as const satisfies FrameTexts;
