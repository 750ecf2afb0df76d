import { writeFileSync } from "node:fs";
import { buildProduct } from "../scripts/build.mjs";
import { agencyRights } from "./agency-rights.ts";
import { apollo } from "./apollo.ts";
import { dashboard } from "./dashboard.ts";
import { nginx } from "./nginx.ts";
import { pages } from "./pages.ts";
import { photos } from "./photo.ts";
import { queue } from "./queue.ts";
import { saves, savesAgainstDriver } from "./saves.ts";
import { start } from "./start.ts";
import { steps } from "./steps.ts";
import { countsOf, measureWithinBudgets } from "./support/budgets.ts";
import { type Figure, printFigures } from "./support/figures.ts";
import { uploads } from "./uploads.ts";
import { weights } from "./weights.ts";

/**
 * `npm run bench` prints every ratio with its goal. Measurements with a name on the command line run alone. With
 * `--budgets`, as in `npm run test:long`, only those run that need nothing but this project, and the process fails
 * above a budget.
 */
const withoutPeers = {
  weights,
  dashboard,
  "agency-rights": agencyRights,
  queue,
  uploads,
  start,
  "saves-driver": savesAgainstDriver,
};
const onDemand = { apollo, nginx, saves, pages, steps, photos };

const names = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isAboutBudgets = process.argv.includes("--budgets");

const chosen = Object.entries(isAboutBudgets ? withoutPeers : { ...withoutPeers, ...onDemand }).filter(
  ([name]) => names.length === 0 || names.includes(name),
);

await buildProduct();
const figures: Figure[] = [];
for (const [name, measure] of chosen) {
  console.log(`\n${name}`);
  const found = isAboutBudgets ? await measureWithinBudgets(measure) : await measure();
  if (found.length === 0) console.log("not measured: what it is compared with is not installed here");
  printFigures(found);
  figures.push(...found);
}

if (isAboutBudgets) {
  const counts = countsOf(figures);
  for (const { name, words } of counts.failures) console.error(`${name}: ${words}`);
  if (process.env.COUNTS_FILE) writeFileSync(process.env.COUNTS_FILE, JSON.stringify(counts));
  process.exitCode = counts.failures.length > 0 ? 1 : 0;
}
