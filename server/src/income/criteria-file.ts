import { readFile } from "node:fs/promises";
import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import { parseCriteria } from "@latchkey/domain/affordability/parse-criteria.ts";
import { parsePolicy } from "@latchkey/domain/policies/policy-shape.ts";
import { isObject } from "@latchkey/domain/rules/objects.ts";
import type { Expected, Mistake } from "@latchkey/domain/rules/shape.ts";

export interface CriteriaFile {
  readonly file: string;
  readonly criteria: Criteria;
  /** A file with a whole policy: its criteria have no name, version and date of their own. */
  readonly policyTitle?: string | undefined;
}

/** The message has a line for every mistake, with the file and the place in it. */
export class WrongCriteriaFile extends Error {}

const phraseOf = (expected: Expected): string => {
  switch (expected.kind) {
    case "object":
      return "an object { … } is expected";
    case "text":
      return `a text of one line, up to ${expected.longest} characters, is expected`;
    case "date":
      return 'a date is expected, such as "2026-11-01"';
    case "whole_number":
      return `a whole number from ${expected.least} to ${expected.most} is expected`;
    case "one_of":
      return `${expected.values.map((value) => JSON.stringify(value)).join(" or ")} is expected`;
    case "yes_or_no":
      return "true or false is expected";
    case "list_of":
      return `a list is expected, of ${expected.values.join(", ")}`;
    case "numbers":
      return `a list of whole numbers from ${expected.each.least} to ${expected.each.most} is expected`;
    case "one_variant_a_section":
      return "one variant of each section at most is expected";
    case "rising_numbers":
      return "rising numbers are expected, each once";
    case "known_key":
      return `unknown; expected here: ${expected.keys.join(", ")}`;
  }
};

/** Escapes a key, so that it cannot move the cursor of a terminal. */
const placeOf = (path: string): string => JSON.stringify(path).slice(1, -1);

const lineOf = (file: string, { path, expected }: Mistake): string =>
  [file, ...(path === "" ? [] : [placeOf(path)]), phraseOf(expected)].join(": ");

const readText = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((cause: NodeJS.ErrnoException) => {
    throw new WrongCriteriaFile(`${file}: cannot be read (${cause.code ?? cause.message})`);
  });

const jsonOf = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WrongCriteriaFile(`${file}: is not JSON (${cause instanceof Error ? cause.message : cause})`);
  }
};

const wrong = (file: string, mistakes: readonly Mistake[]): WrongCriteriaFile =>
  new WrongCriteriaFile(mistakes.map((mistake) => lineOf(file, mistake)).join("\n"));

const ofPolicy = (file: string, json: unknown): CriteriaFile => {
  const { content, mistakes } = parsePolicy(json);
  if (mistakes) throw wrong(file, mistakes);
  const { title, criteria } = content;
  return {
    file,
    policyTitle: title,
    criteria: { name: title, version: 1, date: criteria.rates.date, ...criteria },
  };
};

/** Criteria, or a policy as the console downloads it. */
export const readCriteriaFile = async (file: string): Promise<CriteriaFile> => {
  const json = jsonOf(file, await readText(file));
  if (isObject(json) && "criteria" in json) return ofPolicy(file, json);
  const parsed = parseCriteria(json);
  if ("criteria" in parsed) return { file, criteria: parsed.criteria };
  throw wrong(file, parsed.mistakes);
};
