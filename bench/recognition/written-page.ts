import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Writes a report beside the bench, and shows it. */
export const writePage = (path: string, page: string): void => {
  writeFileSync(fileURLToPath(new URL(`./${path}`, import.meta.url)), page);
  console.log(page);
};
