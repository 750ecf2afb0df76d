// Installs the packages in package-lock.json if it has changed. Uses only Node's modules, because nothing is installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const OLDEST_NODE = [20, 19];

const checkNode = () => {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `Latchkey needs Node ${OLDEST_NODE.join(".")} or newer. This is Node ${process.versions.node}.`,
  );
  process.exit(1);
};

/** Runs a program and exits with its code if it fails. */
export const run = (command, args, options = {}) => {
  const { status, signal, error } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(signal ? 1 : (status ?? 1));
};

/** Writes the types of the GraphQL operations, which are not in the repository. Takes two seconds. */
export const makeTypes = () =>
  run(process.execPath, ["node_modules/tsx/dist/cli.mjs", "scripts/generate-types.ts"]);

export const installWhenNeeded = () => {
  checkNode();
  const mark = join(root, "node_modules", ".latchkey-installed");
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).update(process.version).digest("hex");
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing what Latchkey needs. This takes half a minute, once.");
  // What a package would run while it is installed is not needed, with no version of npm.
  run("npm", ["ci", "--ignore-scripts", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(mark, wanted);
};
