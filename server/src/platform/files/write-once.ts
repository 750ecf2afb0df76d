import { randomBytes } from "node:crypto";
import { link, unlink, writeFile } from "node:fs/promises";

/** Gives a file its name when it is whole, so that nobody reads half of it; of several that write it at once the first one counts. */
export const writeOnce = async (file: string, content: string): Promise<void> => {
  const draft = `${file}.${randomBytes(8).toString("hex")}`;
  await writeFile(draft, content, { mode: 0o600, flag: "wx" });
  await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== "EEXIST") throw cause;
  });
  await unlink(draft);
};
