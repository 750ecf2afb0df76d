// Peers are no part of the product: each has a folder of its own under .bench, and none of them is needed to build or test.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/install.mjs";

export const folderOf = (peer) => {
  const folder = join(root, ".bench", peer);
  mkdirSync(folder, { recursive: true });
  return folder;
};

const succeeds = (command, args, cwd) => {
  try {
    execFileSync(command, args, { cwd, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

/** @returns whether the npm packages are there: a machine without a registry does without this peer */
export const installPackages = (folder, packages) => {
  const mark = join(folder, "installed.json");
  const wanted = JSON.stringify(packages);
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return true;
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages];
  if (!succeeds("npm", args, folder)) return false;
  writeFileSync(mark, wanted);
  return true;
};

/** Unpacks a package of Debian, without installing it. @returns whether that was possible */
export const unpackDebian = (folder, name) => {
  if (!succeeds("apt-get", ["download", name], folder)) return false;
  const file = readdirSync(folder).find((entry) => entry.startsWith(`${name}_`) && entry.endsWith(".deb"));
  return file !== undefined && succeeds("dpkg-deb", ["-x", file, "."], folder);
};
