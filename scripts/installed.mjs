// Compares what is installed with package-lock.json. Pure: scripts/install.mjs reads the files.

/** npm omits optional packages for another `os`, `cpu` or `libc`. */
const isMadeFor = ({ os, cpu, libc }, platform) =>
  Boolean(os?.includes(platform.os) && cpu?.includes(platform.cpu)) &&
  (libc?.includes(platform.libc) ?? true);

const isWanted = (entry, { withDev, platform }) => {
  if (entry.dev && !withDev) return false;
  return !entry.optional || isMadeFor(entry, platform);
};

/**
 * Some lockfiles omit registry addresses (`omit-lockfile-registry-resolved`); the hash identifies the package as well.
 */
const isSame = (one, other) =>
  one.version === other.version &&
  one.integrity === other.integrity &&
  Boolean(one.link) === Boolean(other.link) &&
  (one.resolved === other.resolved || (!one.link && one.integrity !== undefined));

const packagesOf = (lock) =>
  Object.entries(lock?.packages ?? {}).filter(([path]) => path.includes("node_modules/"));

/**
 * @param lock the content of package-lock.json
 * @param hidden the content of node_modules/.package-lock.json, where npm notes what it has installed; undefined:
 * nothing
 * @param wanted `withDev`: the development packages too; `platform`: `os`, `cpu`, `libc`, as package.json names them
 * @returns true if every wanted package is installed in the locked version, and no package that is not locked
 */
export const isInstalled = (lock, hidden, wanted) =>
  hidden !== undefined &&
  packagesOf(lock).every(([path, entry]) => {
    const installed = hidden.packages?.[path];
    return installed ? isSame(entry, installed) : !isWanted(entry, wanted);
  }) &&
  packagesOf(hidden).every(([path]) => lock.packages[path] !== undefined);
