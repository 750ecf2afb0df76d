import type { SlotState } from "./use-slot.ts";

export const namesIn = ({ kept, files }: Pick<SlotState, "kept" | "files">): readonly string[] => [
  ...kept.map(({ fileName }) => fileName),
  ...files.map(({ file }) => file.name),
];
