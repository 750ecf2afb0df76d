import type { FileType } from "./formats.ts";

/** The types of the files that a reviewer sends about a person. */
export const memberFileTypes = ["pdf", "jpg", "png"] as const satisfies readonly FileType[];
