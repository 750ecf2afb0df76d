import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "@playwright/test";
import type { FileToAdd } from "./pictures.ts";

/** The output folder of the running test; undefined when taking screenshots. */
const folder = async (): Promise<string> => {
  try {
    return test.info().outputDir;
  } catch {
    return mkdtemp(join(tmpdir(), "latchkey-file-"));
  }
};

/** Writes the file to disk for the file picker: a large one cannot be passed to the browser inline. */
export const onDisk = async ({ name, buffer }: FileToAdd): Promise<string> => {
  const path = join(await folder(), name);
  await mkdir(join(path, ".."), { recursive: true });
  await writeFile(path, buffer);
  return path;
};
