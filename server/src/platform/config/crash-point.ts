import type { Config } from "./config.ts";

/**
 * A place where a test may kill the process, the way a power cut would. Outside of tests the setting is never set.
 */
export const crashPoint = ({ crashAt }: Pick<Config, "crashAt">, name: string): void => {
  if (crashAt === name) process.kill(process.pid, "SIGKILL");
};
