import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The newest seal, in a file outside the database: the owner of the tables cannot truncate the trail unnoticed. */
export interface AuditHead {
  readonly number: number;
  readonly hash: string;
}

const FORM = /^([0-9]+) ([0-9a-f]{64})\n$/;

const fileIn = (dataDir: string): string => join(dataDir, "audit-head");

/** undefined if nothing was sealed yet. @throws if the file is malformed */
export const readHead = async (dataDir: string): Promise<AuditHead | undefined> => {
  const text = await readFile(fileIn(dataDir), "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined;
    throw cause;
  });
  if (text === undefined) return undefined;
  const [, number, hash] = FORM.exec(text) ?? [];
  if (!number || !hash)
    throw new Error(`The file ${fileIn(dataDir)} does not hold the head of the audit trail.`);
  return { number: Number(number), hash };
};

/** Atomic, and never replaces a newer head by an older one. */
export const writeHead = async (dataDir: string, head: AuditHead): Promise<void> => {
  const known = await readHead(dataDir).catch(() => undefined);
  if (known && known.number > head.number) return;
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${head.number} ${head.hash}\n`);
  await rename(`${file}.new`, file);
};
