import { writeFileSync } from "node:fs";
import { buildProduct } from "../scripts/build.mjs";
import { dashboard } from "./dashboard.ts";
import { pages } from "./pages.ts";
import { saves } from "./saves.ts";
import { start } from "./start.ts";
import { type Figure, printFigures } from "./support/figures.ts";
import { uploads } from "./uploads.ts";
import { weights } from "./weights.ts";

/**
 * `npm run bench` prints every ratio with its goal. Measurements with a name on the command line run alone. With
 * `--budgets` only those run that need nothing but this project, and the process fails above a budget.
 */
const withoutPeers = { weights, dashboard, uploads, start };
const all = { ...withoutPeers, saves, pages };

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isAboutBudgets = process.argv.includes("--budgets");

const chosen = Object.entries(isAboutBudgets ? withoutPeers : all).filter(
  ([name]) => names.length === 0 || names.includes(name),
);

buildProduct();
const figures: Figure[] = [];
for (const [name, measure] of chosen) {
  console.log(`\n${name}`);
  const found = await measure();
  printFigures(found);
  figures.push(...found);
}

const judged = figures.filter(({ budget }) => budget !== undefined);
const failures = judged
  .filter(({ value, budget = 0 }) => !(value <= budget))
  .map(({ name, value, budget, unit }) => ({
    name,
    words: `${value.toFixed(2)} ${unit}; the budget is ${budget} ${unit}`,
  }));
if (isAboutBudgets) {
  const { COUNTS_FILE: file } = process.env;
  if (file)
    writeFileSync(file, JSON.stringify({ passed: judged.length - failures.length, failures, ran: [] }));
  process.exitCode = failures.length > 0 ? 1 : 0;
}
