import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

type Hints = Readonly<Record<string, Partial<Record<Language, string>>>>;

const NONE: Hints = {};

/**
 * @returns what a browser may preload besides the document's own scripts; undefined for a page without more
 */
export type HintsFor = (path: string, language: Language) => Promise<string | undefined>;

const pageOf = (path: string): string => path.split("/").slice(0, 3).join("/");

/** Read once; without the file pages come without hints, only slower. */
export const pageHints = (assets: string): HintsFor => {
  let reading: Promise<Hints> | undefined;
  const read = async (): Promise<Hints> => {
    try {
      return JSON.parse(await readFile(join(assets, "hints.json"), "utf8"));
    } catch {
      return NONE;
    }
  };
  return async (path, language) => {
    reading ??= read();
    return (await reading)[pageOf(path)]?.[language];
  };
};
