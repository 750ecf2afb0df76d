import { readFileSync, writeFileSync } from "node:fs";
import { printedSchema } from "../server/src/api/applicant/schema.ts";
import { printedConsoleSchema } from "../server/src/api/console/console-schema.ts";

const schemas = { "schema.graphql": printedSchema(), "console-schema.graphql": printedConsoleSchema() };

for (const [name, printed] of Object.entries(schemas)) {
  const file = new URL(`../server/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, printed);
  else if (readFileSync(file, "utf8") !== printed) {
    console.error(`server/${name} is not what the server says. Run: npx tsx scripts/print-schema.ts`);
    process.exitCode = 1;
  }
}
