/** Writes docs/policies/policy.schema.json: npx tsx scripts/policy-schema.ts */
import { readFileSync, writeFileSync } from "node:fs";
import { policyShape } from "@latchkey/domain/policies/policy-shape.ts";
import { jsonSchemaOf } from "@latchkey/domain/rules/shape.ts";

const file = new URL("../docs/policies/policy.schema.json", import.meta.url);
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A policy of Latchkey",
  ...jsonSchemaOf(policyShape),
};
const text = `${JSON.stringify(schema, null, 2)}\n`;

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("docs/policies/policy.schema.json is out of date. Run: npx tsx scripts/policy-schema.ts");
  process.exitCode = 1;
}
