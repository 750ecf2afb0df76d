import type { Proof } from "./proofs.ts";
import { UNKNOWN } from "./titles.ts";

/** Compares the claims in the titles of tests with the tests that ran. */

export interface RanTest {
  readonly file: string;
  readonly titles: readonly string[];
  readonly state: "passed" | "failed" | "skipped";
}

/** A title that names statements, and whose tests did not all run. Failed tests are reported as such. */
export interface Unproven {
  readonly ids: readonly string[];
  readonly file: string;
  readonly title: string;
  readonly because: "did not run" | "was skipped";
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patternOf = (title: string): RegExp =>
  new RegExp(`^${title.split(UNKNOWN).map(literally).join(".*")}$`, "s");

const reasonOf = (tests: readonly RanTest[]): Unproven["because"] | undefined => {
  if (tests.length === 0) return "did not run";
  return tests.some(({ state }) => state === "skipped") ? "was skipped" : undefined;
};

const namedBy = (proofs: ReadonlyMap<string, readonly Proof[]>) => {
  const named = new Map<string, Map<string, string[]>>();
  for (const [id, claims] of proofs) {
    for (const { file, title } of claims) {
      const titles = named.get(file) ?? new Map<string, string[]>();
      named.set(file, titles.set(title, [...(titles.get(title) ?? []), id]));
    }
  }
  return named;
};

/** Every title that names a statement must belong to a test, or to a group, all of whose tests ran. */
export const unprovenClaims = (
  proofs: ReadonlyMap<string, readonly Proof[]>,
  ran: readonly RanTest[],
): readonly Unproven[] =>
  [...namedBy(proofs)].flatMap(([file, titles]) => {
    const tests = ran.filter((test) => test.file === file);
    return [...titles].flatMap(([title, ids]) => {
      const pattern = patternOf(title);
      const because = reasonOf(tests.filter((test) => test.titles.some((one) => pattern.test(one))));
      return because ? [{ ids, file, title, because }] : [];
    });
  });

interface Files {
  readonly only?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
}

export const claimsOf = (
  proofs: ReadonlyMap<string, readonly Proof[]>,
  { only, without = [] }: Files,
): ReadonlyMap<string, readonly Proof[]> => {
  const [included, excluded] = [only && new Set(only), new Set(without)];
  const isAsked = ({ file }: Proof) => !excluded.has(file) && (included?.has(file) ?? true);
  return new Map([...proofs].map(([id, claims]) => [id, claims.filter(isAsked)]));
};
