import { randomBytes } from "node:crypto";
import { link, unlink, writeFile } from "node:fs/promises";

/**
 * Renames the completed file into place, so that readers never see a part of it; the first of several
 * concurrent writers wins.
 */
export const writeOnce = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  await writeFile(draft, content, { mode: 0o600, flag: "wx" });
  await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST") throw cause;
  });
  await unlink(draft);
};
