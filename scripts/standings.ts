import type { Standing } from "./proofs.ts";

const numbered = (group: string, ...numbers: readonly number[]): readonly string[] =>
  numbers.map((number) => `${group}-${String(number).padStart(2, "0")}`);

const all = (standing: Standing, ...ids: readonly string[]): readonly (readonly [string, Standing])[] =>
  ids.map((id) => [id, standing]);

/** Statements of features that are not built, or that a test proves in part. Every other statement is proven. */
export const NOT_PROVEN: ReadonlyMap<string, Standing> = new Map([
  ...all("in part", "FRM-319"),
  ...all("none", "INC-011"),
  ...all("in part", ...numbered("SES", 4, 5)),
  ...all("none", ...numbered("ACL", 7)),
  ...all("in part", ...numbered("FIL", 5, 8)),
  ...all("in part", ...numbered("INT", 1, 4, 5, 6, 7, 9)),
  ...all("in part", ...numbered("WEB", 4)),
  ...all("in part", ...numbered("PRV", 1, 2, 7)),
  ...all("none", ...numbered("PRV", 4, 5, 6)),
  ...all("none", ...numbered("LOG", 4)),
  // A sender cannot promise that an e-mail arrives exactly once (decision 0002).
  ...all("in part", ...numbered("REL", 1, 3, 4)),
  ...all("none", ...numbered("REL", 6, 7, 10)),
]);

interface Compared {
  readonly ids: readonly string[];
  readonly standingOf: (id: string) => Standing;
  readonly listed: ReadonlyMap<string, Standing>;
}

/** Messages about statements that lost their proof, have gained one, or do not exist. */
export const standingProblems = ({ ids, standingOf, listed }: Compared): readonly string[] => [
  ...ids.flatMap((id) => {
    const [expected, found] = [listed.get(id) ?? "proven", standingOf(id)];
    if (expected === found) return [];
    return found === "proven"
      ? [`${id} is proven: take it from NOT_PROVEN in scripts/standings.ts.`]
      : [`${id} should be "${expected}" by the titles of the tests, and is "${found}".`];
  }),
  ...[...listed.keys()]
    .filter((id) => !ids.includes(id))
    .map((id) => `NOT_PROVEN names ${id}, which does not exist.`),
];
