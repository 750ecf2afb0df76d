import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/**
 * npm 11 asks which packages may run a script while they are installed, npm 12 refuses those that are not named, npm 10
 * runs them all. The product needs none, so that every npm installs the same.
 */
const root = join(import.meta.dirname, "..");
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("no package runs a script while it is installed, and each that would is named", () => {
  const packages = Object.entries<{ readonly hasInstallScript?: boolean }>(
    readJson("package-lock.json").packages,
  );
  const withScript = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => [path.replace(/^.*node_modules\//, ""), false] as const);
  expect(readJson("package.json").allowScripts).toEqual(Object.fromEntries(withScript));
});

test("every peer that a package needs is listed, because npm adds none by itself", () => {
  const args = ["ls", "--all", "--package-lock-only", "--legacy-peer-deps=false"];
  const { status, stderr } = spawnSync("npm", args, { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});

interface Start {
  readonly withDev: boolean;
  readonly hidden?: object;
  readonly present?: boolean;
}

const LOCK = { packages: { "": {}, "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } } };

/** The arguments with which an installation would call npm. */
const npmCalls = ({ withDev, hidden, present = true }: Start): string => {
  const folder = mkdtempSync(join(tmpdir(), "latchkey-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["scripts", present ? "node_modules/a" : "node_modules", "bin"])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["install.mjs", "installed.mjs"])
    copyFileSync(join(root, "scripts", name), join(folder, "scripts", name));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(LOCK));
  if (hidden) writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify(hidden));
  writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const install = `import("./scripts/install.mjs").then((it) => it.installWhenNeeded({ withDev: ${withDev} }))`;
  const { stdout } = spawnSync(process.execPath, ["-e", install], {
    cwd: folder,
    encoding: "utf8",
    env: {
      NODE_ENV: "production",
      PATH: [join(folder, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter),
    },
  });
  return stdout;
};

test("npm start tells any npm so, and leaves development packages out", () => {
  expect(npmCalls({ withDev: false })).toMatch(/npm ci --ignore-scripts .*--omit=dev/);
});

test("the other commands install the development packages, with NODE_ENV=production too", () => {
  expect(npmCalls({ withDev: true })).toMatch(/npm ci --ignore-scripts .*--include=dev/);
});

test("after an npm ci nothing is installed", () => {
  expect(npmCalls({ withDev: false, hidden: LOCK })).toBe("");
});

test("a package that npm notes but that is not there is installed", () => {
  expect(npmCalls({ withDev: false, hidden: LOCK, present: false })).toContain("npm ci");
});
