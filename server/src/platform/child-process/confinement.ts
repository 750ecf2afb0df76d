import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * What a process may not do that decodes files of strangers: write, start a program, or read anything but programs, packages
 * and the folders that it is given (FIL-08). Node refuses it to JavaScript and to WebAssembly. Native code, the decoder of
 * pictures, is not held by it; that process gets no environment, and is killed when it takes too long or too much.
 */

/** Node 20 has the same under a name of its own. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

/** The folder that has the packages for a program. */
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
