import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formatDocument } from "@urql/core";
import { print } from "graphql";
import { operationHash } from "../server/src/api/graphql/known-operations.ts";
import { browserDocuments, graphqlApps } from "./browser-documents.ts";

/**
 * Writes the operations of the browser by their hashes, with the `__typename` that its cache needs, a list for each
 * endpoint. The build of the pages puts the hashes into them, and the lists next to them: production accepts nothing else.
 */
const target = join(import.meta.dirname, "../dist");
mkdirSync(target, { recursive: true });
for (const app of graphqlApps) {
  const operations = (await browserDocuments(app)).map(({ document }) => [
    operationHash(document),
    print(formatDocument(document)).replace(/\s+/g, " "),
  ]);
  const list = Object.fromEntries(operations.toSorted());
  writeFileSync(join(target, app.operations), `${JSON.stringify(list, null, 1)}\n`);
}
