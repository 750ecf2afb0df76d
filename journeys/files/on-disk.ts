import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import type { FileToAdd } from "./pictures.ts";

/** The folder of the running test; pictures are taken without one. */
const folder = async (): Promise<string> => {
  try {
    return test.info().outputDir;
  } catch {
    return mkdtemp(join(tmpdir(), "latchkey-file-"));
  }
};

/** Writes the file where a file picker finds it: a large one is too much for the wire to the browser. */
export const onDisk = async ({ name, buffer }: FileToAdd): Promise<string> => {
  const path = join(await folder(), name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, buffer);
  return path;
};
