import { readdir, readlink } from "node:fs/promises";

const DESCRIPTORS = "/proc/self/fd";

/** The files in a folder that this process has open, including deleted ones. */
export const openFilesBelow = async (folder: string): Promise<readonly string[]> => {
  const targets = (await readdir(DESCRIPTORS)).map((descriptor) =>
    readlink(`${DESCRIPTORS}/${descriptor}`).catch(() => ""),
  );
  return (await Promise.all(targets)).filter((target) => target.startsWith(folder));
};
