import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { operationHash } from "../server/src/api/graphql/known-operations.ts";
import { browserDocuments } from "./browser-documents.ts";

/** Writes the list of operations that production accepts, next to the built pages. */
const target = join(import.meta.dirname, "../dist/applicant/operations.json");
const hashes = (await browserDocuments()).map(({ document }) => operationHash(document));
writeFileSync(target, `${JSON.stringify(hashes.toSorted(), null, 1)}\n`);
