// npm run test:ops: what is too slow for CI. npm test under a newer Node, all of npm run bench, the corpora of documents, whose
// reports are written anew and compared with their goals, and the templates of PDFs against PDF/UA-1. With names it runs only some of them: npm run test:ops -- node-24
import { spawnSync } from "node:child_process";
import { delimiter, dirname, join } from "node:path";
import { folderOf, installPackages } from "../bench/peers/install.mjs";
import { installWhenNeeded, root } from "./install.mjs";

/** The newest Node that operators are likely to run; `engines` in package.json names the oldest. */
const NEWER = "24.21.0";

const succeeds = (node, ...args) => {
  const path = [dirname(node), process.env.PATH].join(delimiter);
  const { status } = spawnSync(node, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH: path },
  });
  return status === 0;
};

const testUnderNewerNode = () => {
  const name = `node-${process.platform}-${process.arch}`;
  const folder = folderOf("node-24");
  if (!installPackages(folder, [`${name}@${NEWER}`]))
    throw new Error(`npm could not install ${name}@${NEWER}.`);
  return succeeds(join(folder, "node_modules", name, "bin", "node"), "scripts/test.mjs");
};

const tsx = (...args) => succeeds(process.execPath, "node_modules/tsx/dist/cli.mjs", ...args);

const writeReports = () =>
  ["documents", "looks", "pages"].every((name) => tsx(`document-checks/bench/${name}/report.ts`)) &&
  succeeds(
    process.execPath,
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "pure",
    "document-checks/bench",
  );

const runs = {
  "node-24": testUnderNewerNode,
  bench: () => tsx("bench/run.ts"),
  reports: writeReports,
  "pdf-ua": () => tsx("bench/pdf-standard.ts"),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in runs));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. There are: ${Object.keys(runs).join(", ")}`);
  process.exit(1);
}

installWhenNeeded({ withDev: true });
const lines = [];
for (const [name, run] of Object.entries(runs)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const start = performance.now();
  const passed = run();
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  lines.push(`${name.padEnd(12)}${minutes.padStart(7)} minutes  ${passed ? "passed" : "FAILED"}`);
  if (!passed) process.exitCode = 1;
}
console.log(lines.join("\n"));
