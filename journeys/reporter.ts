import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";
import { accountsOf, budgetProblems, type Spent } from "./budgets.ts";
import { FULL_BROWSER, PHONE, selectionProblems } from "./selections.ts";
import { isAskedFor } from "./world/asked-for.ts";

const root = new URL("..", import.meta.url).pathname;

/** Set by `npm test` and `npm run test:long`: the run is complete, so budgets and selections are checked. They print the times. */
const ACCOUNT_FILE = process.env.WHOLE_RUN === "true" ? process.env.ACCOUNT_FILE : undefined;

const spentBy = (test: TestCase): Spent => ({
  file: relative(root, test.location.file).replaceAll("\\", "/"),
  seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
});

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const plain = (text: string): string => text.replace(COLOURS, "");

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const problemsOf = (tests: readonly TestCase[]): readonly string[] => {
  const titlesIn = (project: string) =>
    tests
      .map((test) => test.titlePath().slice(1))
      .filter(([name]) => name === project)
      .map((path) => path.join(" "));
  return [
    ...budgetProblems(tests.map(spentBy)),
    ...(isAskedFor("full-browser") ? selectionProblems(FULL_BROWSER, titlesIn("full-browser")) : []),
    ...(isAskedFor("phone") ? selectionProblems(PHONE, titlesIn("phone")) : []),
  ];
};

/**
 * Prints failures, and at the end the time of each part of the product and the number of passed tests; everything else
 * is in test-results/playwright.json.
 */
export default class QuietReporter implements Reporter {
  #suite: Suite | undefined;
  #startedAt = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
    this.#startedAt = Date.now();
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === "passed" || status === "skipped" || test.outcome() === "expected") return;
    say(`\nFAILED ${test.titlePath().filter(Boolean).join(" › ")}`);
    say(`${test.location.file}:${test.location.line}`);
    for (const { message, stack } of errors) say(plain(message ?? stack ?? status));
  }

  onError({ message, stack }: TestError): void {
    say(plain(stack ?? message ?? "An error without words"));
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const tests = this.#suite?.allTests() ?? [];
    const problems = this.#account(tests);
    const count = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const skipped = count("skipped");
    const passed = count("expected");
    const failed = tests.length - passed - skipped;
    const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
    say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""} (${seconds} s)`);
    return { status: problems.length > 0 ? "failed" : status };
  }

  /** Prints the time of each part, or leaves it to `npm test`. @returns what is wrong with the run as a whole */
  #account(tests: readonly TestCase[]): readonly string[] {
    const parts = accountsOf(tests.filter(({ results }) => results.length > 0).map(spentBy));
    say("");
    if (ACCOUNT_FILE === undefined) {
      for (const { name, seconds, budget } of parts) {
        say(`${name.padEnd(28)}${String(Math.round(seconds)).padStart(5)} of ${budget} worker-seconds`);
      }
      return [];
    }
    const problems = problemsOf(tests);
    for (const problem of problems) say(`FAILED ${problem}`);
    writeFileSync(ACCOUNT_FILE, JSON.stringify({ parts, problems }));
    return problems;
  }

  printsToStdio(): boolean {
    return true;
  }
}
