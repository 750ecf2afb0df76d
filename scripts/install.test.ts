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

test("npm start tells any npm so", () => {
  const folder = mkdtempSync(join(tmpdir(), "latchkey-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ["scripts", "node_modules", "bin"]) mkdirSync(join(folder, name));
  copyFileSync(join(root, "scripts/install.mjs"), join(folder, "scripts/install.mjs"));
  writeFileSync(join(folder, "package-lock.json"), "{}");
  writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\necho "npm $*"\n', { mode: 0o755 });
  const install = 'import("./scripts/install.mjs").then(({ installWhenNeeded }) => installWhenNeeded())';
  const { stdout } = spawnSync(process.execPath, ["-e", install], {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: [join(folder, "bin"), dirname(process.execPath), "/usr/bin", "/bin"].join(delimiter) },
  });
  expect(stdout).toContain("npm ci --ignore-scripts ");
});
