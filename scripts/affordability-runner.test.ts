import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./install.mjs";

/** The runner of the golden cases of docs/affordability, with our engine, with the one in Python, and with wrong ones. */

const folder = join(root, "docs/affordability");
const linesOf = (file: string): number =>
  readFileSync(join(folder, file), "utf8").trimEnd().split("\n").length;

const run = (...args: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [join(folder, "run.mjs"), ...args], {
    encoding: "utf8",
    cwd: root,
  });
  return { status, lines: stdout.trimEnd().split("\n") };
};

const OURS = [process.execPath, "node_modules/tsx/dist/cli.mjs", "docs/affordability/engine.ts"];
const PYTHON = "python3";

/** Debian's package python3, which `.ci/run` installs: there the test may not do without it. */
const hasPython = spawnSync(PYTHON, ["--version"]).status === 0 || process.env.CI === "true";

const count = readdirSync(join(folder, "cases")).reduce(
  (sum, name) => sum + JSON.parse(readFileSync(join(folder, "cases", name), "utf8")).length,
  0,
);

const temporaryFile = (name: string, text: string): string => {
  const made = mkdtempSync(join(tmpdir(), "latchkey-affordability-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  writeFileSync(join(made, name), text);
  return join(made, name);
};

test("the runner has at most 60 lines, the engine in Python at most 400", () => {
  expect([linesOf("run.mjs") <= 60, linesOf("engine.py") <= 400]).toEqual([true, true]);
});

test("our engine passes every case", () => {
  expect(run("--", ...OURS)).toEqual({ status: 0, lines: [`${count} passed, 0 failed`] });
});

test.runIf(hasPython)("the engine in Python passes every case", () => {
  const result = run("--", PYTHON, "docs/affordability/engine.py");
  expect(result).toEqual({ status: 0, lines: [`${count} passed, 0 failed`] });
});

test("a wrong penny is found, and its place is named", () => {
  const cases = JSON.parse(readFileSync(join(folder, "cases/examples.json"), "utf8"));
  cases[1].outcome.tenants[0].sum.gap.income += 1;
  delete cases[3].outcome.household;
  const { status, lines } = run(temporaryFile("wrong.json", JSON.stringify(cases)), "--", ...OURS);
  expect(status).toBe(1);
  expect(lines).toEqual([
    "wrong.json: 2. A distance",
    "  outcome.tenants.0.sum.gap.income: expected 255001, found 255000",
    "wrong.json: 4. Rounding a distance up",
    expect.stringMatching(/^ {2}outcome\.household: expected nothing, found \{/),
    `${cases.length - 2} passed, 2 failed`,
  ]);
});

const READS = "for await (const _ of process.stdin);";

test.each([
  ["ends early", 'process.stdout.write("{}\\n")', /^The program ended with 0, after 1 of \d+ lines\.$/],
  ["fails", "process.exit(3)", /^The program ended with 3, after 0 of \d+ lines\.$/],
  [
    "writes no JSON",
    'process.stdout.write("?\\n".repeat(5_000))',
    /^The program ended with 0, after 5000 of/,
  ],
])("a program that %s fails", (_what, program, words) => {
  const file = temporaryFile("program.mjs", `${READS}\n${program}`);
  const { status, lines } = run("--", process.execPath, file);
  expect([status, lines.at(-1)]).toEqual([1, `0 passed, ${count} failed`]);
  expect(lines.at(-2)).toMatch(words);
});

test("a program that does not exist fails", () => {
  expect(run("--", "no-such-program").status).toBe(1);
  expect(run().status).toBe(1);
});
