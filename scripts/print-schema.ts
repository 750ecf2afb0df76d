import { readFileSync, writeFileSync } from "node:fs";
import { printedSchema } from "../server/src/api/applicant/schema.ts";

/** Writes the schema; with `--check` fails if the committed one is out of date. */
const file = new URL("../server/schema.graphql", import.meta.url);
const printed = printedSchema();

if (process.argv.includes("--check")) {
  if (readFileSync(file, "utf8") !== printed) {
    console.error("server/schema.graphql is not what the server says. Run: npx tsx scripts/print-schema.ts");
    process.exitCode = 1;
  }
} else {
  writeFileSync(file, printed);
}
