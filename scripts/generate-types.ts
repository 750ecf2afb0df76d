import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { Kind, parse } from "graphql";
import { browserDocuments, type TypedApp, typedApps } from "./browser-documents.ts";
import { writeClientTypes } from "./client-types.ts";

/**
 * Generates the types of the browser's operations from the committed schemas and the `*.graphql.ts` files. Fails on an
 * operation that does not fit the schema. The output is never committed.
 */
const root = new URL("..", import.meta.url).pathname;

const documentsOf = async (app: TypedApp) => {
  const told = new Set<string>();
  return (await browserDocuments(app)).map(({ location, document }) => ({
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
};

const inOneLine = (message: string): string =>
  message
    .replace(/^GraphQL Document Validation failed.*$/m, "")
    .replace(/\s*Error \d+: /g, " ")
    .trim();

const generateFor = async (app: TypedApp): Promise<void> => {
  const target = join(root, app.workspace, "src/graphql/operations.generated.ts");
  const generated = await codegen({
    filename: target,
    schema: parse(readFileSync(join(root, app.schema), "utf8")),
    documents: await documentsOf(app),
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
  // A folder of generated files alone is not in a clone.
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `/* Written by scripts/generate-types.ts */\n${generated}\n`);
};

writeClientTypes(root);

for (const app of typedApps) {
  await generateFor(app).catch((cause: Error) => {
    process.stderr.write(
      `The operations of ${app.workspace} do not fit ${app.schema}: ${inOneLine(cause.message)}\n`,
    );
    process.exit(1);
  });
}
