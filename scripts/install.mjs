// Installs the packages in package-lock.json that are missing. Uses only Node's modules, because nothing is installed yet.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "./installed.mjs";

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

const readLock = (...path) => JSON.parse(readFileSync(join(root, ...path), "utf8"));

/** npm's note of what it has installed. `npm install --package-lock-only` notes packages that it does not install. */
const readInstalled = () => {
  try {
    const { packages } = readLock("node_modules", ".package-lock.json");
    const present = Object.entries(packages).filter(([path]) => existsSync(join(root, path)));
    return { packages: Object.fromEntries(present) };
  } catch {
    return undefined;
  }
};

const libc = () => {
  if (process.platform !== "linux") return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
};

/** Native packages use Node-API or are programs: none depends on the version of Node. */
const isComplete = (withDev) => {
  const platform = { os: process.platform, cpu: process.arch, libc: libc() };
  return isInstalled(readLock("package-lock.json"), readInstalled(), { withDev, platform });
};

// No package needs its install script, with any version of npm.
const QUIETLY = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];

const npm = (command, ...args) => run("npm", [command, ...QUIETLY, ...args]);

/** `npm ci` would delete what is installed, from under a product that is running. */
const addDevelopmentPackages = () => {
  npm("install", "--include=dev", "--no-save");
  if (!isComplete(true)) npm("ci", "--include=dev");
};

/**
 * `npm start` installs the packages for building and running, also with NODE_ENV=production; the other commands add
 * those of checks and tests.
 * @returns the seconds that it took, 0 if everything is installed
 */
export const installWhenNeeded = ({ withDev }) => {
  checkNode();
  if (isComplete(withDev)) return 0;
  const start = performance.now();
  console.log("Installing what Latchkey needs. This takes half a minute, once.");
  if (!withDev) npm("ci", "--omit=dev");
  else if (isComplete(false)) addDevelopmentPackages();
  else npm("ci", "--include=dev");
  return (performance.now() - start) / 1000;
};
