import type { UploadRow } from "@latchkey/ui/upload-row/upload-row.tsx";
import type { ComponentProps } from "react";
import type { SlotState } from "./use-slot.ts";

export interface ShownFile {
  readonly id: string;
  readonly name: string;
  /** undefined while it is uploading. */
  readonly path: string | undefined;
  /** Kept as long as the page lives. */
  readonly file?: File;
}

export type PartsOfFile = (
  slot: SlotState,
  file: ShownFile,
) => Pick<ComponentProps<typeof UploadRow>, "picture" | "note">;
