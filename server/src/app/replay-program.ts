import { readCriteriaFile, WrongCriteriaFile } from "../income/criteria-file.ts";
import { replayCriteria } from "../income/replay-criteria.ts";
import type { Config } from "../platform/config/config.ts";
import { WrongSetting } from "../platform/config/wrong-setting.ts";
import { type Databases, openDatabases } from "../platform/db/databases.ts";
import { newLog } from "../platform/log/log.ts";
import { databasePlan } from "./database-plan.ts";
import { messageOf } from "./program-output.ts";

const PRINTED = 0;
const WRONG_FILE = 1;
const NO_DATABASE = 2;

interface Surroundings {
  readonly readConfig: () => Config;
  readonly print: (line: string) => Promise<void>;
  readonly complain: (line: string) => Promise<void>;
}

const USAGE = "Two files are expected: npm run criteria:replay -- old.json new.json";

const readFiles = async (files: readonly string[]) => {
  const [old, other, ...more] = files;
  if (old === undefined || other === undefined || more.length > 0) throw new WrongCriteriaFile(USAGE);
  const [before, after] = await Promise.allSettled([old, other].map(readCriteriaFile));
  if (before?.status === "fulfilled" && after?.status === "fulfilled") {
    return { before: before.value, after: after.value };
  }
  const wrong = [before, after].flatMap((result) => (result?.status === "rejected" ? [result.reason] : []));
  throw new WrongCriteriaFile(wrong.map(({ message }) => message).join("\n"));
};

/**
 * `npm run criteria:replay`: lists the decisions that other criteria would change.
 *
 * @returns the exit code. 0: printed; 1: a file is wrong, with a line for every mistake; 2: the cases could
 * not be read
 */
export const replayProgram = async (
  args: readonly string[],
  { readConfig, print, complain }: Surroundings,
): Promise<number> => {
  let databases: Databases | undefined;
  try {
    const files = await readFiles(args);
    const config = readConfig();
    databases = await openDatabases(
      config,
      newLog(config, (line) => void complain(line.trimEnd())),
      { plan: databasePlan },
    );
    await replayCriteria(databases.db, { files, print });
    return PRINTED;
  } catch (cause) {
    const isWrongFile = cause instanceof WrongCriteriaFile;
    const isSaid = isWrongFile || cause instanceof WrongSetting;
    await complain(isSaid ? cause.message : `The cases cannot be read: ${messageOf(cause)}`);
    return isWrongFile ? WRONG_FILE : NO_DATABASE;
  } finally {
    await databases?.leave();
  }
};
