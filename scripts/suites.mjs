// Runs a test suite to its end and counts what passed and failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const results = join(root, "test-results");

const readCounts = (file, count) => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  return count(JSON.parse(readFileSync(file, "utf8")));
};

/** A suite that ends badly without a failed test (a crash, a broken set-up) counts as one failure. */
const run = (args, env, file, count) => {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const { passed, failed } = readCounts(file, count);
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
};

export const runVitest = (projects, env = {}) => {
  const file = join(results, `vitest-${projects.join("-")}.json`);
  const args = ["node_modules/vitest/vitest.mjs", "run", ...projects.flatMap((name) => ["--project", name])];
  return run(
    [...args, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
    env,
    file,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
};

export const runPlaywright = (args, env = {}) => {
  const file = join(results, "playwright.json");
  return run(["node_modules/@playwright/test/cli.js", "test", ...args], env, file, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
};

/** The last line of a test command. */
export const report = (suites) => {
  const total = (key) => suites.reduce((sum, suite) => sum + suite[key], 0);
  console.log(`${total("passed")} passed, ${total("failed")} failed`);
  process.exitCode = total("failed") > 0 ? 1 : 0;
};
