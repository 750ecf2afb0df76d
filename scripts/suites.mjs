import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./install.mjs";

const results = join(root, "test-results");

const TOURS = ["journeys/stories/looks.story.ts"];

const TRANSLATED = [
  "hydration",
  "sign-in",
  "onboarding",
  "reference",
  "console-case",
  "console-accepted",
].map((name) => `journeys/stories/${name}.story.ts`);

/**
 * Variants of the journeys; `npm test` has a whole journey of each section, the console and the references.
 */
const VARIANTS = [
  ...["bad-input", "document-checks", "first-visit-in-england", "leave-and-return", "limits", "live-photo"],
  ...["right-to-rent", "helpful-documents", "self-employed", "remedial-identity", "remedial-income"],
  "policies-walked",
  "lists",
  "lead",
  "right-to-rent-record",
  ...[
    "link-scanners",
    "reading-without-script",
    "network",
    "several-applications",
    "second-origin",
    "telemetry",
  ],
  ...[
    "console-accepted",
    "console-declined",
    "outside-results",
    "sanctions",
    "investigations",
    "second-review",
    "england",
    "keyboard",
  ],
  ...[
    "hydration",
    "dashboard-states",
    "routes",
    "cold-deep-link",
    "change-an-answer",
    "two-sided",
    "no-document",
  ],
  ...["personas", "broken-metadata", "sign-out", "two-people", "two-tabs"],
].map((name) => `journeys/stories/${name}.story.ts`);

const browserTests = (folder, ending) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

/** Stories and tests of pages use the gallery's components too. */
const GALLERY = browserTests("ui/gallery", ".spec.ts");

/**
 * Tests that only `npm run test:long` runs, although they prove claims: the engine that decodes documents, and its
 * process; the embedded database by itself; the built product that is killed, or lacks its database or its mail server,
 * which mostly waits; its first start in production, the development loop and the timing of a sign-in; variants of
 * journeys, the design system, and the tours of the pages in every language.
 */
export const LEFT_TO_LONG = {
  pure: ["document-checks/bench/documents/report.test.ts"],
  database: [
    "server/src/api/files/bad-files.db.test.ts",
    "server/src/api/files/heic.db.test.ts",
    "server/src/api/files/unreadable-files.db.test.ts",
    "server/src/document-checks/checks.db.test.ts",
    "server/src/document-checks/limits.db.test.ts",
    "server/src/document-checks/slanted.db.test.ts",
    "server/src/platform/db/embedded/embedded.db.test.ts",
  ],
  product: [
    ...["confined-child", "database-away", "dev-loop", "first-start", "shutdown", "start-signals"],
    ...["submit-crashes", "trust"],
  ].map((name) => `scripts/${name}.product.test.ts`),
  timing: ["scripts/sign-in-timing.product.test.ts"],
  stories: [...TOURS, ...VARIANTS, ...GALLERY],
};

export const leavingOut = (...files) => files.flatMap((file) => ["--exclude", file]);

const hasFailedTests = () => {
  const note = join(results, ".last-run.json");
  return existsSync(note) && JSON.parse(readFileSync(note, "utf8")).failedTests.length > 0;
};

const CRASHED = { name: "the suite as a whole", words: "It ended badly without naming a test." };

/** A suite that fails without a failed test (a crash, a broken set-up) counts as one failure. */
const run = (suite, args, env, file, count) => {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const startedAt = performance.now();
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
    suite,
    minutes: (performance.now() - startedAt) / 60_000,
    parts: counted.parts ?? [],
    passed: counted.passed,
    ran: counted.ran,
    failures: failures.map(({ name, words }) => ({ name: `${suite} › ${name}`, words })),
  };
};

const countsFile = (projects) => join(results, `vitest-${projects.join("-")}.json`);

/** @param files parts of paths, and other arguments of Vitest; empty: all */
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

/**
 * In a zone with a half-hour offset west of London; `npm run test:long` repeats tests about dates in others. One worker more
 * than cores: tests of pages wait for timers.
 */
export const runUnitTests = () =>
  runVitest(["pure"], { TZ: "America/St_Johns", TEST_WORKERS: "3" }, leavingOut(...LEFT_TO_LONG.pure));

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
  console.log("\nFailed tests run once more, for their traces in test-results. They count as failed.");
  spawnSync(process.execPath, [PLAYWRIGHT, "test", "--last-failed", "--trace=retain-on-failure"], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env, WHOLE_RUN: "" },
  });
};

/** @param without files of stories and the gallery that do not run */
const runStories = (name, projects, { without, env }) => {
  const file = join(results, "playwright.json");
  const account = join(results, "playwright-account.json");
  rmSync(account, { force: true });
  const whole = { ...env, WITHOUT_STORIES: without.join(), WHOLE_RUN: "true", ACCOUNT_FILE: account };
  const args = [PLAYWRIGHT, "test", ...projects.map((project) => `--project=${project}`)];
  const told = run(name, args, whole, file, (counts) => {
    const { passed, failures, ran } = countStories(counts);
    const { parts, problems } = existsSync(account)
      ? JSON.parse(readFileSync(account, "utf8"))
      : { parts: [], problems: [] };
    return {
      passed,
      ran,
      parts,
      failures: [...failures, ...problems.map((words) => ({ name: "the run as a whole", words }))],
    };
  });
  if (hasFailedTests()) keepTraces(whole);
  return told;
};

/** A whole journey of each section, the console and the references on a desktop, within their time budgets. */
export const runPlaywright = (env = {}) =>
  runStories("stories", ["desktop"], { without: LEFT_TO_LONG.stories, env });

/** The variants on a desktop, the stories that need a full browser or a phone, and the gallery. */
export const runVariants = (env = {}) => {
  const left = [...VARIANTS, ...GALLERY];
  const all = [...browserTests("journeys/stories", ".story.ts"), ...GALLERY];
  const told = runStories("variants", ["gallery", "desktop", "full-browser", "phone"], {
    without: all.filter((file) => !left.includes(file)),
    env,
  });
  // A phone repeats stories of other files too, whose claims `npm test` proves.
  return { ...told, ran: told.ran.filter(({ file }) => left.includes(file)) };
};

const runFiles = (name, files, env) => {
  const args = [PLAYWRIGHT, "test", ...files, "--project=desktop"];
  const told = run(name, args, env, join(results, "playwright.json"), countStories);
  if (hasFailedTests()) keepTraces(env);
  return told;
};

export const runTours = (env = {}) =>
  runFiles("tours in every language", TOURS, { ...env, EVERY_LANGUAGE: "true" });

/** Every step of the wizard, the pages of a referee and those of a reviewer, in browsers that translate them. */
export const runTranslated = (env = {}) => {
  const told = runFiles("translated pages", [...TOURS, ...TRANSLATED], { ...env, TRANSLATED: "true" });
  // The same stories prove their claims on pages that no browser translates.
  return { ...told, ran: [] };
};

/**
 * Compares the executed tests with the statements that their titles name.
 *
 * @param args see scripts/compare-proofs.ts
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

/** Ratios within one run that need no peer, against generous budgets. */
export const runBudgets = () => {
  const file = join(results, "budgets.json");
  const args = ["node_modules/tsx/dist/cli.mjs", "bench/run.ts", "--budgets"];
  return run("budgets", args, { COUNTS_FILE: file }, file, (counted) => counted);
};

export const timesOf = (suites) => [
  ...suites.map(({ suite, minutes }) => `${suite.padEnd(28)}${minutes.toFixed(1).padStart(7)} minutes`),
  ...suites.flatMap(({ parts }) =>
    parts.map(
      ({ name, seconds, budget }) =>
        `${name.padEnd(28)}${String(Math.round(seconds)).padStart(7)} of ${budget} worker-seconds`,
    ),
  ),
];

export const report = (suites) => {
  const failures = suites.flatMap((suite) => suite.failures);
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0);
  for (const { name, words } of failures) console.log(`FAILED ${name}\n${words.slice(0, 2000)}\n`);
  for (const line of timesOf(suites)) console.log(line);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
};
