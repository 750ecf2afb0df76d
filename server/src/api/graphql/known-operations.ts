import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type DocumentNode, parse, print, visit } from "graphql";
import { z } from "zod";
import { LIMITS } from "./limits.ts";

export interface AskedOperation {
  readonly query?: string | undefined;
  readonly hash?: string | undefined;
}

/**
 * The pages send hashes of the operations that they were built with; in production no other is executed. A
 * text is compared without `__typename`, which the browser's cache adds to every operation.
 */
export interface KnownOperations {
  readonly textOf: (asked: AskedOperation) => string | undefined;
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

/** Caches the result per text, since pages send the same few. */
const textsAmong = (known: ReadonlyMap<string, string>) => {
  const decided = new Map<string, boolean>();
  return (source: string): boolean => {
    const before = decided.get(source);
    if (before !== undefined) return before;
    const isKnown = known.has(hashOf(source) ?? "");
    if (decided.size >= REMEMBERED) decided.clear();
    decided.set(source, isKnown);
    return isKnown;
  };
};

const knownOperations = (
  known: ReadonlyMap<string, string>,
  mayExecute: (source: string) => boolean,
): KnownOperations => ({
  textOf: ({ query, hash }) => {
    if (hash !== undefined) return query === undefined ? known.get(hash) : undefined;
    return query !== undefined && mayExecute(query) ? query : undefined;
  },
});

/** By hash; the build writes the file. Only production needs built pages. */
const readOperations = async (isProduction: boolean, file: string): Promise<ReadonlyMap<string, string>> => {
  const written = await readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (isProduction || cause.code !== "ENOENT") throw cause;
    return "{}";
  });
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(JSON.parse(written))));
};

export const loadKnownOperations = async (
  isProduction: boolean,
  assets: string,
  file: string,
): Promise<KnownOperations> => {
  const known = await readOperations(isProduction, join(assets, file));
  return knownOperations(known, isProduction ? textsAmong(known) : () => true);
};
