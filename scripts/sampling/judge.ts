import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { closest, distanceOf, type Place } from "./draw.ts";
import { type Mutant, mutantOf } from "./mutants.ts";

/** Judges one claim in a process of its own, which its caller ends if a mutant makes it hang. */

declare module "vitest" {
  interface ProvidedContext {
    activeMutant: string;
  }
}

export interface Tried extends Mutant {
  /** Missing: it hung. */
  readonly isRed?: boolean;
}

export interface Judgement {
  readonly verdict: "proven" | "hollow" | "not green" | "no place" | "unfinished";
  readonly mutants: readonly Tried[];
}

const MOST_MUTANTS = 5;

const [id = "", seed = "", out = "", ...files] = process.argv.slice(2);

let judgement: Judgement = { verdict: "unfinished", mutants: [] };
const note = (said: Partial<Judgement>): void => {
  judgement = { ...judgement, ...said };
  writeFileSync(out, JSON.stringify(judgement));
};

const claims = new RegExp(`\\b${id}\\b(?! \\(in part\\))`);

const isGreen = async (vitest: Vitest, mutant = ""): Promise<boolean> => {
  vitest.provide("activeMutant", mutant);
  const specifications = await vitest.globTestSpecifications([...files]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
};

type PassedTests = readonly (readonly [title: string, places: readonly string[]])[];

const readTests = (file: string): PassedTests => {
  const written = join(process.env.PLACES_DIR ?? "", `${file.replaceAll("/", "+")}.json`);
  return JSON.parse(readFileSync(written, "utf8"));
};

const counted = (names: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const placesIn = (tests: PassedTests): readonly string[] => tests.flatMap(([, places]) => places);

/** The places that the claim passes in the run of its whole files, where what happens once is not counted again. */
const places = (): readonly Place[] => {
  const tests = files.map(readTests);
  const passes = counted(tests.flatMap(placesIn));
  const own = tests.map((all) => [...new Set(placesIn(all.filter(([title]) => claims.test(title))))]);
  return [...counted(own.flat())].map(([name, claiming]) => {
    const { file } = mutantOf(name);
    const distance = Math.min(...files.map((one) => distanceOf(one, file)));
    return { name, file, claims: claiming, passes: passes.get(name) ?? 0, distance };
  });
};

const judge = async (vitest: Vitest): Promise<void> => {
  await isGreen(vitest);
  const chosen = closest(places(), MOST_MUTANTS, Number(seed));
  vitest.setGlobalTestNamePattern(claims);
  if (!(await isGreen(vitest))) return note({ verdict: "not green" });
  for (const name of chosen) {
    const { mutants } = judgement;
    note({ mutants: [...mutants, mutantOf(name)] });
    const isRed = !(await isGreen(vitest, name));
    note({ mutants: [...mutants, { ...mutantOf(name), isRed }] });
    if (isRed) return note({ verdict: "proven" });
  }
  return note({ verdict: chosen.length > 0 ? "hollow" : "no place" });
};

note({});
const vitest = await createVitest("test", {
  config: "scripts/sampling/vitest.config.ts",
  reporters: [{}],
  watch: false,
});
await judge(vitest);
await vitest.close();
process.exit();
