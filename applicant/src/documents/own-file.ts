import type { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import type { ComponentProps } from "react";
import type { SlotState } from "./use-slot.ts";

/** A file of the person, sent now or earlier. */
export interface ShownFile {
  readonly id: string;
  /** What it is called with the person. */
  readonly name: string;
  /** Where it is stored; undefined: it has not arrived yet. */
  readonly path: string | undefined;
  /** As long as the page has it. */
  readonly file?: File;
}

/** What stands in the row of a file besides its name. It comes after the page, and fails without a word. */
export type PartsOfFile = (
  slot: SlotState,
  file: ShownFile,
) => Pick<ComponentProps<typeof UploadRow>, "picture" | "note">;
