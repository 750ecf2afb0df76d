import type { ComponentType } from "react";
import type { SlotState } from "../use-slot.ts";

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

/** What is shown of a file besides its name. It comes after the page, and fails without a word. */
export interface OwnFileParts {
  readonly Picture: ComponentType<{ readonly file: ShownFile }>;
  /** What a request is about, on the page that answers it. */
  readonly Sent: ComponentType;
  readonly Notes: ComponentType<{ readonly file: ShownFile; readonly slot: SlotState }>;
}

/** The key of a stored file: the last two parts of its address. */
export const keyOfPath = (path: string): string => path.split("/").slice(-2).join("/");
