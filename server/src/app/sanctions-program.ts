import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { readUkList, type UkListProblem } from "@latchkey/domain/compliance/sanctions/uk-list.ts";
import { type GivenList, type Imported, importList } from "../compliance/sanctions/sanctions-lists.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { type Databases, openDatabases } from "../platform/db/databases.ts";
import { codeOf } from "../platform/log/error-code.ts";
import { newLog } from "../platform/log/log.ts";
import { databasePlan } from "./database-plan.ts";
import { messageOf } from "./program-output.ts";

const IMPORTED = 0;
const WRONG_FILE = 1;
const NO_DATABASE = 2;

const USAGE = "One file is expected: npm run sanctions:import -- UK-Sanctions-List.csv";

interface Surroundings {
  readonly readConfig: () => Config;
  readonly print: (line: string) => Promise<void>;
  readonly complain: (line: string) => Promise<void>;
}

class WrongList extends Error {}

const problemText = (problem: UkListProblem): string => {
  switch (problem.code) {
    case "NO_REPORT_DATE":
      return 'the first line has no "Report Date: 13-Feb-2026"';
    case "UNKNOWN_COLUMN":
      return `unknown column ${JSON.stringify(problem.column)}`;
    case "MISSING_COLUMN":
      return `the column ${JSON.stringify(problem.column)} is missing`;
    case "REPEATED_COLUMN":
      return `the column ${JSON.stringify(problem.column)} is there twice`;
    case "SHORT_LINE":
      return `row ${problem.line} does not have a cell for each column`;
    case "UNKNOWN_KIND":
      return `row ${problem.line}: unknown Designation Type ${JSON.stringify(problem.kind)}`;
    case "NO_PERSONS":
      return "it has no persons";
  }
};

const readFileOf = async (file: string): Promise<Buffer> => {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new WrongList(`${file}: cannot be read (${codeOf(cause) ?? messageOf(cause)})`);
  }
};

/** @throws WrongList with a line for each mistake */
const readList = async (args: readonly string[]): Promise<GivenList> => {
  const [file, ...more] = args;
  if (file === undefined || more.length > 0) throw new WrongList(USAGE);
  const bytes = await readFileOf(file);
  const list = readUkList(bytes.toString("utf8"));
  if ("problems" in list) {
    throw new WrongList(list.problems.map((problem) => `${file}: ${problemText(problem)}`).join("\n"));
  }
  return { list, hash: createHash("sha256").update(bytes).digest("hex"), fileName: basename(file) };
};

const resultText = ({ list, hash }: GivenList, imported: Imported): string => {
  if (imported.kind === "known") return `The list of ${list.day} (SHA-256 ${hash}) was imported before.`;
  const names = list.persons.reduce((sum, person) => sum + person.names.length, 0);
  return `The list of ${list.day} is imported: ${list.persons.length} persons with ${names} names; ${list.others} companies and ships left out. SHA-256 ${hash}. The server screens all open parties again.`;
};

/**
 * `npm run sanctions:import`: the same file twice is one list. The jobs of the server screen again.
 *
 * @returns the exit code. 0: imported, or known; 1: the file is wrong, with a line for every mistake; 2: the
 * database could not be used
 */
export const sanctionsProgram = async (
  args: readonly string[],
  { readConfig, print, complain }: Surroundings,
): Promise<number> => {
  let databases: Databases | undefined;
  try {
    const given = await readList(args);
    const config = readConfig();
    databases = await openDatabases(
      config,
      newLog(config, (line) => void complain(line.trimEnd())),
      { plan: databasePlan },
    );
    const actor = { kind: "job", name: "sanctions-import" } as const;
    const imported = await databases.db.transaction().execute((tx) => importList({ tx, actor }, given));
    if (imported.kind === "older") {
      throw new WrongList(`The list of ${given.list.day} is older than the newest, of ${imported.newest}.`);
    }
    await print(resultText(given, imported));
    return IMPORTED;
  } catch (cause) {
    const isWrongFile = cause instanceof WrongList;
    const isSaid = isWrongFile || cause instanceof WrongSetting;
    await complain(isSaid ? cause.message : `The import failed: ${messageOf(cause)}`);
    return isWrongFile ? WRONG_FILE : NO_DATABASE;
  } finally {
    await databases?.leave();
  }
};
