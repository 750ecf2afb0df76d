// Runs a test suite to its end, counts what passed and keeps what failed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const results = join(root, "test-results");

const CRASHED = { name: "the suite as a whole", words: "It ended badly without naming a test." };

/** A suite that ends badly without a failed test (a crash, a broken set-up) counts as one failure. */
const run = (suite, args, env, file, count) => {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const counted = existsSync(file)
    ? count(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failures: [CRASHED] };
  const isSilent = status !== 0 && counted.failures.length === 0;
  const failures = isSilent ? [CRASHED] : counted.failures;
  return {
    passed: counted.passed,
    failures: failures.map(({ name, words }) => ({ name: `${suite} › ${name}`, words })),
  };
};

export const runVitest = (projects, env = {}) => {
  const file = join(results, `vitest-${projects.join("-")}.json`);
  const args = ["node_modules/vitest/vitest.mjs", "run", ...projects.flatMap((name) => ["--project", name])];
  return run(
    `${projects.join(" and ")}${env.TZ ? ` in ${env.TZ}` : ""}`,
    [...args, "--reporter=default", "--reporter=./scripts/counting-reporter.mjs"],
    { ...env, COUNTS_FILE: file },
    file,
    (counted) => counted,
  );
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

export const runPlaywright = (args, env = {}) => {
  const file = join(results, "playwright.json");
  const words = (test) =>
    test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n");
  return run("stories", ["node_modules/@playwright/test/cli.js", "test", ...args], env, file, (told) => ({
    passed: told.stats.expected + told.stats.flaky,
    failures: [
      ...specsOf(told).flatMap((spec) =>
        spec.tests
          .filter(({ status }) => status === "unexpected")
          .map((test) => ({
            name: `${test.projectName} › ${spec.file} › ${spec.title}`,
            words: words(test),
          })),
      ),
      ...told.errors.map(({ message }) => ({ name: "outside every story", words: message })),
    ],
  }));
};

/** What failed, by name, and then the last line of a test command: whoever sees only the end of the output knows enough. */
export const report = (suites) => {
  const failures = suites.flatMap((suite) => suite.failures);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  for (const { name, words } of failures) console.log(`FAILED ${name}\n${words.slice(0, 2000)}\n`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};
