import type { FileType } from "../../documents/formats.ts";

/** The types of the files that show a check. */
export const evidenceFileTypes = ["pdf", "jpg", "png"] as const satisfies readonly FileType[];
