import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocumentNode, parse, print, visit } from "graphql";
import { z } from "zod";
import { LIMITS } from "./limits.ts";

/**
 * In production only the operations that our own pages were built with are executed. They are compared without
 * `__typename`, which the browser's cache adds to every operation.
 */
export interface KnownOperations {
  readonly has: (source: string) => boolean;
}

const REMEMBERED = 500;

export const operationHash = (document: DocumentNode): string => {
  const plain = visit(document, {
    Field: (node) => (node.name.value === "__typename" && !node.alias ? null : undefined),
  });
  return createHash("sha256").update(print(plain)).digest("hex");
};

const hashOf = (source: string): string | undefined => {
  try {
    return operationHash(parse(source, { noLocation: true, maxTokens: LIMITS.tokens }));
  } catch {
    return undefined;
  }
};

export const knownOperations = (hashes: readonly string[]): KnownOperations => {
  const known = new Set(hashes);
  const decided = new Map<string, boolean>();
  return {
    has: (source) => {
      const before = decided.get(source);
      if (before !== undefined) return before;
      const isKnown = known.has(hashOf(source) ?? "");
      if (decided.size >= REMEMBERED) decided.clear();
      decided.set(source, isKnown);
      return isKnown;
    },
  };
};

const everything: KnownOperations = { has: () => true };

/** The list is next to the pages that were built with it. */
export const loadKnownOperations = async (
  isProduction: boolean,
  assets: string,
): Promise<KnownOperations> => {
  if (!isProduction) return everything;
  const list = z.array(z.string()).parse(JSON.parse(await readFile(join(assets, "operations.json"), "utf8")));
  return knownOperations(list);
};
