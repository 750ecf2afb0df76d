import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { Kind, parse } from "graphql";
import { browserDocuments } from "./browser-documents.ts";

/**
 * Generates the types of the browser's operations from the committed schema and the `*.graphql.ts` files. Fails on an
 * operation that does not fit the schema. The output is never committed.
 */
const root = new URL("..", import.meta.url).pathname;
const target = join(root, "applicant/src/graphql/operations.generated.ts");

/** A fragment that several operations share is told once. */
const told = new Set<string>();
const documents = (await browserDocuments()).map(({ location, document }) => ({
  location,
  document: {
    ...document,
    definitions: document.definitions.filter((definition) => {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) return true;
      const isNew = !told.has(definition.name.value);
      told.add(definition.name.value);
      return isNew;
    }),
  },
}));

const generated = await codegen({
  filename: target,
  schema: parse(readFileSync(join(root, "server/schema.graphql"), "utf8")),
  documents,
  config: {
    enumsAsTypes: true,
    immutableTypes: true,
    skipTypename: true,
    useTypeImports: true,
    scalars: { ID: "string", Json: "unknown", Date: "string", DateTime: "string" },
    inputMaybeValue: "T | null | undefined",
  },
  plugins: [{ operations: {} }],
  pluginMap: { operations },
});

writeFileSync(target, `/* Written by scripts/generate-types.ts */\n${generated}\n`);
