import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeEach, expect, inject } from "vitest";
import { IS_ACTIVE, TURNED } from "./mutants.ts";

/** The switches of the mutants, for one test file: notes which places each of its tests passes. */

const { PLACES_DIR: folder } = process.env;

const active = inject("activeMutant");
const passed = new Set<string>();
const tests: (readonly [title: string, places: readonly string[]])[] = [];

const isActive = (name: string): boolean => {
  passed.add(name);
  return name === active;
};
Object.assign(globalThis, {
  [IS_ACTIVE]: isActive,
  [TURNED]: (name: string, value: unknown) => (isActive(name) ? !value : value),
});

beforeEach(() => {
  passed.clear();
});

afterEach(() => {
  tests.push([expect.getState().currentTestName ?? "", [...passed]]);
});

afterAll(() => {
  const { testPath } = expect.getState();
  if (folder === undefined || testPath === undefined || active !== "") return;
  mkdirSync(folder, { recursive: true });
  const name = `${relative(process.cwd(), testPath).replaceAll("/", "+")}.json`;
  writeFileSync(join(folder, name), JSON.stringify(tests));
});
