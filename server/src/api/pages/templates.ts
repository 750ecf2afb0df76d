import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type ReadTemplate = (file: string) => Promise<string>;

/**
 * Cached on first read: a rebuilt file needs a server restart; a failed read is not cached. `npm run dev`
 * bundles scripts/dev-templates.mjs instead of this module.
 *
 * @param prepare what is the same for every visitor
 */
export const templatesIn = (folder: string, prepare: (html: string) => string): ReadTemplate => {
  const templates = new Map<string, Promise<string>>();
  return (file) => {
    const known = templates.get(file);
    if (known) return known;
    const reading = readFile(join(folder, file), "utf8").then(prepare);
    templates.set(file, reading);
    reading.catch(() => templates.delete(file));
    return reading;
  };
};
