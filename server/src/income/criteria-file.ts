import { readFile } from "node:fs/promises";
import type { Criteria } from "@latchkey/domain/affordability/criteria.ts";
import {
  type CriteriaMistake,
  type Expected,
  parseCriteria,
} from "@latchkey/domain/affordability/parse-criteria.ts";

export interface CriteriaFile {
  readonly file: string;
  readonly criteria: Criteria;
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
    case "known_key":
      return `unknown; expected here: ${expected.keys.join(", ")}`;
  }
};

/** Escapes a key, so that it cannot move the cursor of a terminal. */
const placeOf = (path: string): string => JSON.stringify(path).slice(1, -1);

const lineOf = (file: string, { path, expected }: CriteriaMistake): string =>
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

export const readCriteriaFile = async (file: string): Promise<CriteriaFile> => {
  const parsed = parseCriteria(jsonOf(file, await readText(file)));
  if ("criteria" in parsed) return { file, criteria: parsed.criteria };
  throw new WrongCriteriaFile(parsed.mistakes.map((mistake) => lineOf(file, mistake)).join("\n"));
};
