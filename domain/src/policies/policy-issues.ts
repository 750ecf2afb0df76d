import { type CivilDate, notAfter, notPast, validDate } from "../rules/civil-date.ts";
import { addMonths } from "../rules/civil-span.ts";
import type { Issue } from "../rules/issue.ts";
import type { Expected, Mistake } from "../rules/shape.ts";

const paramsOf = (expected: Expected): Issue["params"] => {
  switch (expected.kind) {
    case "whole_number":
      return { least: expected.least, most: expected.most };
    case "numbers":
      return { ...expected.each };
    case "text":
      return { longest: expected.longest };
    case "one_of":
      return { values: expected.values.join(", ") };
    case "list_of":
      return { values: expected.values.join(", ") };
    case "known_key":
      return { keys: expected.keys.join(", ") };
    default:
      return undefined;
  }
};

const issueOf = ({ expected }: Mistake): Issue => {
  const params = paramsOf(expected);
  return { code: `policies.validations.${expected.kind}`, ...(params && { params }) };
};

/** By the place of the mistake; `policy` for the whole. */
export const issuesOfMistakes = (mistakes: readonly Mistake[]): Readonly<Record<string, Issue>> =>
  Object.fromEntries(mistakes.map((mistake) => [mistake.path || "policy", issueOf(mistake)]));

const WORD = /[\p{L}\p{N}]+/gu;
const LONGEST_NAME = 60;

/** `Quillfield standard` → `quillfield-standard`: the name for programs, which never changes. */
export const policyNameOf = (title: string): string =>
  [...title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().matchAll(WORD)]
    .map(([word]) => word.replace(/[^a-z0-9]/g, ""))
    .filter((word) => word !== "")
    .join("-")
    .slice(0, LONGEST_NAME)
    .replace(/-$/, "");

/** A version that begins later was mistyped: applications of its time would be judged by a forgotten plan. */
const MOST_MONTHS_AHEAD = 24;

/** @param after the first day of the newest published version */
export const startDayIssue = (
  day: string,
  { today, after }: { readonly today: CivilDate; readonly after: CivilDate | undefined },
): Issue | undefined =>
  validDate()(day) ??
  notPast(today)(day) ??
  notAfter(addMonths(today, MOST_MONTHS_AHEAD))(day) ??
  (after !== undefined && day < after
    ? { code: "policies.validations.before_newest", params: { day: after } }
    : undefined);
