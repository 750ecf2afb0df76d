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

if (isAboutBudgets) {
  const failures = figures.filter(({ value, budget }) => budget !== undefined && !(value <= budget));
  for (const { name, value, budget, unit } of failures)
    console.error(`${name}: ${value.toFixed(2)} ${unit}, above the budget of ${budget} ${unit}`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
