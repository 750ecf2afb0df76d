// Feeds golden cases to a program, and compares outcome and trace: node docs/affordability/run.mjs [file …] -- command [argument …]
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const folder = join(import.meta.dirname, "cases");
const at = process.argv.indexOf("--");
const [command, ...args] = at < 0 ? [] : process.argv.slice(at + 1);
if (command === undefined) {
  console.error("node docs/affordability/run.mjs [file …] -- command [argument …]");
  process.exit(1);
}

const named = process.argv.slice(2, at);
const files = named.length > 0 ? named : readdirSync(folder).map((name) => join(folder, name));
const casesOf = (file) =>
  JSON.parse(readFileSync(file, "utf8")).map((one) => ({ ...one, file: basename(file) }));
const cases = files.flatMap(casesOf);
const isObject = (value) => typeof value === "object" && value !== null;
const shown = (value) => (value === undefined ? "nothing" : JSON.stringify(value));

/** One line for every place where two values of JSON differ. */
const differences = (expected, found, path) => {
  const isSameKind = Array.isArray(expected) === Array.isArray(found);
  if (!(isObject(expected) && isObject(found) && isSameKind))
    return expected === found ? [] : [`${path}: expected ${shown(expected)}, found ${shown(found)}`];
  const keys = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...keys].flatMap((key) => differences(expected[key], found[key], `${path}.${key}`));
};

const parsed = (line) => {
  try {
    return line === undefined ? undefined : JSON.parse(line);
  } catch {
    return line;
  }
};

const { error, status, stdout } = spawnSync(command, args, {
  input: cases.map(({ criteria, facts }) => `${JSON.stringify({ criteria, facts })}\n`).join(""),
  encoding: "utf8",
  maxBuffer: 2 ** 30,
  stdio: ["pipe", "pipe", "inherit"],
});
const lines = (stdout ?? "").split("\n").filter((line) => line.trim() !== "");
let failed = 0;
cases.forEach(({ file, name, outcome }, index) => {
  const found = differences(outcome, parsed(lines[index]), "outcome");
  if (found.length === 0) return;
  failed += 1;
  console.log(`${file}: ${name}\n  ${found.join("\n  ")}`);
});
const isWell = error === undefined && status === 0 && lines.length === cases.length && cases.length > 0;
if (!isWell)
  console.log(`The program ended with ${error ?? status}, after ${lines.length} of ${cases.length} lines.`);
console.log(`${cases.length - failed} passed, ${failed} failed`);
process.exitCode = isWell && failed === 0 ? 0 : 1;
