import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { parse } from "graphql";
import { browserDocuments } from "./browser-documents.ts";

/**
 * The types of what the browser asks and gets, from the committed schema and the documents in `*.graphql.ts`. A
 * document that does not fit the schema ends this with its fault. Generated, never committed.
 */
const root = new URL("..", import.meta.url).pathname;
const target = join(root, "applicant/src/graphql/operations.generated.ts");

const generated = await codegen({
  filename: target,
  schema: parse(readFileSync(join(root, "server/schema.graphql"), "utf8")),
  documents: [...browserDocuments()],
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
