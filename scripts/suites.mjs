// Runs a test suite, counts passes and collects failures.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const results = join(root, "test-results");

/** Playwright's own record of its last run. */
const hasFailedTests = () => {
  const note = join(results, ".last-run.json");
  return existsSync(note) && JSON.parse(readFileSync(note, "utf8")).failedTests.length > 0;
};

const CRASHED = { name: "the suite as a whole", words: "It ended badly without naming a test." };

/** A suite that fails without a failed test (a crash, a broken set-up) counts as one failure. */
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

/** @param files only these, by part of their path; empty: all */
export const runVitest = (projects, env = {}, files = []) => {
  const file = join(results, `vitest-${projects.join("-")}.json`);
  const chosen = [...projects.flatMap((name) => ["--project", name]), ...files];
  const args = ["node_modules/vitest/vitest.mjs", "run", ...chosen];
  return run(
    `${projects.join(" and ")}${env.TZ ? ` in ${env.TZ}` : ""}`,
    [...args, "--reporter=default", "--reporter=./scripts/counting-reporter.mjs"],
    { ...env, COUNTS_FILE: file },
    file,
    (counted) => counted,
  );
};

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

const wordsOf = (test) =>
  test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n");

/** A story that failed once counts as failed, even if it passed later. */
const countStories = (told) => ({
  passed: told.stats.expected,
  failures: [
    ...specsOf(told).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map((test) => ({
          name: `${test.projectName} › ${spec.file} › ${spec.title}`,
          words: wordsOf(test),
        })),
    ),
    ...told.errors.map(({ message }) => ({ name: "outside every story", words: message })),
  ],
});

/** Tracing every story would cost a fifth of the run, so only failures are rerun with a trace. They stay failed. */
const keepTraces = (env) => {
  console.log("\nWhat failed runs once more, for its traces in test-results. It counts as failed.");
  spawnSync(process.execPath, [PLAYWRIGHT, "test", "--last-failed", "--trace=retain-on-failure"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env, WHOLE_RUN: "" },
  });
};

/** All stories and the gallery, within their time budgets. */
export const runPlaywright = (env = {}) => {
  const file = join(results, "playwright.json");
  const problems = join(results, "playwright-problems.json");
  rmSync(problems, { force: true });
  const whole = { ...env, WHOLE_RUN: "true", PROBLEMS_FILE: problems };
  const told = run("stories", [PLAYWRIGHT, "test"], whole, file, (counts) => {
    const { passed, failures } = countStories(counts);
    const more = existsSync(problems) ? JSON.parse(readFileSync(problems, "utf8")) : [];
    return {
      passed,
      failures: [...failures, ...more.map((words) => ({ name: "the run as a whole", words }))],
    };
  });
  if (hasFailedTests()) keepTraces(env);
  return told;
};

/** Prints the failures by name, then the summary as the last line, so that the end of the output says enough. */
export const report = (suites) => {
  const failures = suites.flatMap((suite) => suite.failures);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  for (const { name, words } of failures) console.log(`FAILED ${name}\n${words.slice(0, 2000)}\n`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};
