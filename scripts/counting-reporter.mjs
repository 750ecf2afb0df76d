// Writes the outcome of a Vitest run to one file: the number of passed tests, each failure with its message, and what ran.
import { writeFileSync } from "node:fs";

const wordsOf = (errors) => errors.map(({ message, stack }) => stack ?? message).join("\n");

const titlesOf = ({ type, parent, name }) => (type === "module" ? [] : [...titlesOf(parent), name]);

/** A test that passed only when it was repeated counts as failed. */
const hasFailed = (test) => test.result().state === "failed" || test.diagnostic()?.flaky === true;

/** A test that was only collected did not run. */
const stateOf = (test) => {
  if (hasFailed(test)) return "failed";
  const { state } = test.result();
  return state === "pending" ? "skipped" : state;
};

/** A file that could not be loaded, a broken hook and an error outside every test are failures too. */
export default class CountingReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const groups = modules.flatMap((module) => [module, ...module.children.allSuites()]);
    const failures = [
      ...tests.filter(hasFailed).map((test) => ({
        name: `${test.module.relativeModuleId} › ${test.fullName}`,
        words: wordsOf(test.result().errors ?? []),
      })),
      ...groups
        .filter((group) => group.errors().length > 0)
        .map((group) => ({
          name: group.relativeModuleId ?? `${group.module.relativeModuleId} › ${group.fullName}`,
          words: wordsOf(group.errors()),
        })),
      ...unhandledErrors.map((error) => ({ name: "outside every test", words: wordsOf([error]) })),
    ];
    const ran = tests.map((test) => ({
      file: test.module.relativeModuleId,
      titles: titlesOf(test),
      state: stateOf(test),
    }));
    const passed = ran.filter(({ state }) => state === "passed").length;
    writeFileSync(process.env.COUNTS_FILE, JSON.stringify({ passed, failures, ran }));
  }
}
