// Runs a test suite, counts passes, collects failures and what ran.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
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
    : { passed: 0, failures: [CRASHED], ran: [] };
  const isSilent = status !== 0 && counted.failures.length === 0;
  const failures = isSilent ? [CRASHED] : counted.failures;
  return {
    passed: counted.passed,
    ran: counted.ran,
    failures: failures.map(({ name, words }) => ({ name: `${suite} › ${name}`, words })),
  };
};

const countsFile = (projects) => join(results, `vitest-${projects.join("-")}.json`);

/** What `npm run check` has left behind of its unit tests; they count only as having run. */
export const ranBefore = (projects) => {
  const file = countsFile(projects);
  if (!existsSync(file)) throw new Error("The pure tests have not run. Run: npm run check");
  return { passed: 0, failures: [], ran: JSON.parse(readFileSync(file, "utf8")).ran };
};

/** @param files only these, by part of their path; empty: all */
export const runVitest = (projects, env = {}, files = []) => {
  const file = countsFile(projects);
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

/** Each with the titles of its groups and its own. The outermost groups are the files. */
const specsOf = ({ suites = [], specs = [] }, groups = []) => [
  ...specs.map((spec) => ({ ...spec, titles: [...groups, spec.title] })),
  ...suites.flatMap((suite) =>
    specsOf(suite, suite.title === suite.file ? groups : [...groups, suite.title]),
  ),
];

const PLAYWRIGHT = "node_modules/@playwright/test/cli.js";

const wordsOf = (test) =>
  test.results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n");

const STATES = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" };

const ranStories = (told) =>
  specsOf(told).flatMap(({ file, titles, tests }) =>
    tests.map(({ status }) => ({
      file: relative(root, join(told.config.rootDir, file)).replaceAll("\\", "/"),
      titles,
      state: STATES[status],
    })),
  );

/** A story that failed once counts as failed, even if it passed later. */
const countStories = (told) => ({
  passed: told.stats.expected,
  ran: ranStories(told),
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
    const { passed, failures, ran } = countStories(counts);
    const more = existsSync(problems) ? JSON.parse(readFileSync(problems, "utf8")) : [];
    return {
      passed,
      ran,
      failures: [...failures, ...more.map((words) => ({ name: "the run as a whole", words }))],
    };
  });
  if (hasFailedTests()) keepTraces(env);
  return told;
};

/**
 * Compares what ran with the statements that the titles of the tests name.
 * @param args `--of-these-files`: not all test files have run
 */
export const compareProofs = (suites, ...args) => {
  const ran = join(results, "ran.json");
  const unproven = join(results, "unproven.json");
  mkdirSync(results, { recursive: true });
  writeFileSync(ran, JSON.stringify(suites.flatMap((suite) => suite.ran)));
  return run(
    "statements",
    ["node_modules/tsx/dist/cli.mjs", "scripts/compare-proofs.ts", ...args],
    { RAN_FILE: ran, UNPROVEN_FILE: unproven },
    unproven,
    (failures) => ({ passed: 0, failures, ran: [] }),
  );
};

/** Prints the failures by name, then the summary as the last line, so that the end of the output says enough. */
export const report = (suites) => {
  const failures = suites.flatMap((suite) => suite.failures);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  for (const { name, words } of failures) console.log(`FAILED ${name}\n${words.slice(0, 2000)}\n`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};
