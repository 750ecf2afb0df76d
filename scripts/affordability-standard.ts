/** Writes the schemas and the golden cases of docs/affordability: npx tsx scripts/affordability-standard.ts */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { amounts } from "./affordability/amounts.ts";
import { countingRules } from "./affordability/counting-rules.ts";
import { examples } from "./affordability/examples.ts";
import { households } from "./affordability/households.ts";
import { judge } from "./affordability/judge.ts";
import { multiples } from "./affordability/multiples.ts";
import { schemas } from "./affordability/schemas.ts";
import type { Situation } from "./affordability/situations.ts";

const folder = new URL("../docs/affordability/", import.meta.url);

const goldenCase = (topic: string, { name, criteria, facts, isMet }: Situation) => {
  const outcome = judge(criteria, facts);
  if (outcome.isMet !== isMet) throw new Error(`${topic}: ${name}: the table says ${isMet}.`);
  return { name, criteria, facts, outcome };
};

/** One case a line, so that a changed case is one changed line. */
const casesFile = (topic: string, situations: readonly Situation[]): string =>
  `[\n${situations.map((one) => JSON.stringify(goldenCase(topic, one))).join(",\n")}\n]\n`;

const topics = { ...countingRules, ...multiples, ...households, ...amounts, examples };
const written = new Map<string, string>([
  ...Object.entries(schemas).map(
    ([name, schema]) => [`${name}.schema.json`, `${JSON.stringify(schema, null, 2)}\n`] as const,
  ),
  ...Object.entries(topics).map(
    ([topic, situations]) => [`cases/${topic}.json`, casesFile(topic, situations)] as const,
  ),
]);

const isCheck = process.argv.includes("--check");
for (const [name, text] of written) {
  const file = new URL(name, folder);
  if (!isCheck) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, "utf8") !== text) {
    console.error(
      `docs/affordability/${name} is out of date. Run: npx tsx scripts/affordability-standard.ts`,
    );
    process.exitCode = 1;
  }
}
for (const name of readdirSync(new URL("cases", folder)).filter((one) => !written.has(`cases/${one}`))) {
  if (!isCheck) rmSync(new URL(`cases/${name}`, folder));
  else {
    console.error(`docs/affordability/cases/${name} belongs to no table.`);
    process.exitCode = 1;
  }
}
