import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";

const fromProc = async (pid: number): Promise<number | undefined> => {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
};

const fromPs = (pid: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (failure, output) => {
      const kilobytes = Number.parseInt(output, 10);
      resolve(failure || Number.isNaN(kilobytes) ? undefined : kilobytes * 1024);
    });
  });

/**
 * Resident memory of another process in bytes, read from outside: a process busy in native code cannot report it.
 * @returns undefined if it has exited, or if the system does not report it
 */
export const residentBytes = (pid: number): Promise<number | undefined> =>
  process.platform === "linux" ? fromProc(pid) : fromPs(pid);
