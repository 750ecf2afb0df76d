import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readlink, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { root } from "./running-product.ts";

const run = promisify(execFile);
const LIST_BYTES = 2 ** 24;

const OWN = "@latchkey";
const CACHE = ".vite";

const sourceFiles = async (): Promise<readonly string[]> => {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const { stdout } = await run("git", list, { cwd: root, maxBuffer: LIST_BYTES });
  return stdout.split("\0").filter(Boolean);
};

/** Each package by itself: the links of our own workspaces have to lead into the copy. */
const linkPackages = async (copy: string): Promise<void> => {
  const [from, to] = [join(root, "node_modules"), join(copy, "node_modules")];
  await mkdir(join(to, OWN), { recursive: true });
  for (const name of await readdir(from))
    if (name !== OWN && name !== CACHE) await symlink(join(from, name), join(to, name));
  for (const name of await readdir(join(from, OWN)))
    await symlink(await readlink(join(from, OWN, name)), join(to, OWN, name));
};

/** @returns its folder, which the caller removes */
export const copySources = async (): Promise<string> => {
  const copy = await mkdtemp(join(tmpdir(), "latchkey-sources-"));
  const files = await sourceFiles();
  const folders = new Set(files.map((file) => dirname(file)));
  for (const folder of folders) await mkdir(join(copy, folder), { recursive: true });
  await Promise.all(files.map((file) => cp(join(root, file), join(copy, file), { force: true })));
  await linkPackages(copy);
  return copy;
};
