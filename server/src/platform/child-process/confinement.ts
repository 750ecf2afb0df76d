import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Confines a process that decodes strangers' files: it cannot write, start programs, or read anything but
 * programs, packages and the given folders (FIL-08). Node enforces this for JavaScript and WebAssembly, but
 * not for native code such as the picture decoder; that process gets no environment, and is killed when it
 * exceeds its limits.
 */

/** Node 20's name of the same option. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

const packagesFor = (folder: string): string => {
  const packages = join(folder, "node_modules");
  if (existsSync(packages)) return packages;
  const above = dirname(folder);
  if (above === folder) throw new Error("There is no folder of packages above the program.");
  return packagesFor(above);
};

/**
 * Arguments of Node.
 *
 * @param program path of the built program
 * @param folders what it may read besides the programs beside it and all packages
 */
export const confined = (program: string, folders: readonly string[]): readonly string[] => {
  const packages = packagesFor(dirname(program));
  const readable = [dirname(program), packages, realpathSync(packages), ...folders].map((folder) =>
    join(folder, "*"),
  );
  // Node reads it to learn what kind of module a program is.
  const manifest = join(dirname(packages), "package.json");
  return [
    PERMISSION,
    // Pictures are decoded by an addon, machine-readable zones are read in a worker.
    "--allow-addons",
    "--allow-worker",
    "--no-warnings",
    ...[...new Set([...readable, manifest])].map((path) => `--allow-fs-read=${path}`),
  ];
};
