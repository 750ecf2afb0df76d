import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from "@playwright/test/reporter";

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g");

const plain = (text: string): string => text.replace(COLOURS, "");

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Says what failed, and at the end how many; everything else is in test-results/playwright.json. */
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

  onEnd(_result: FullResult): void {
    const tests = this.#suite?.allTests() ?? [];
    const count = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome).length;
    const skipped = count("skipped");
    const passed = count("expected");
    const failed = tests.length - passed - skipped;
    const seconds = Math.round((Date.now() - this.#startedAt) / 1000);
    say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""} (${seconds} s)`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
