import type { Config } from "./config.ts";

/** Kills the process as a power cut would. The setting is never set outside of tests. */
export const crashPoint = ({ crashAt }: Pick<Config, "crashAt">, name: string): void => {
  if (crashAt === name) process.kill(process.pid, "SIGKILL");
};
