import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { formatDocument } from "@urql/core";
import { print } from "graphql";
import { operationHash } from "../server/src/api/graphql/known-operations.ts";
import { browserDocuments } from "./browser-documents.ts";

/**
 * Writes the operations of the browser by their hashes, with the `__typename` that its cache needs. The build of the
 * pages puts the hashes into them, and the list next to them: production accepts nothing else.
 */
const target = join(import.meta.dirname, "../dist/operations.json");
const operations = (await browserDocuments()).map(({ document }) => [
  operationHash(document),
  print(formatDocument(document)).replace(/\s+/g, " "),
]);
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(Object.fromEntries(operations.toSorted()), null, 1)}\n`);
