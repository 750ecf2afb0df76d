import { readdir, readFile } from "node:fs/promises";

/** The pid and those of its children, from Linux' /proc. */
export const processTreeOf = async (parent: number): Promise<readonly number[]> => {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
      // The second field is the program's name in brackets and may contain spaces.
      return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    }),
  );
  return [parent, ...pids.filter((_pid, index) => parents[index] === parent)];
};
