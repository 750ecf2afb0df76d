// An external PostgreSQL server: TEST_POSTGRES_URL, or Debian's, started on its own port and folder.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { startCluster } from "./testing/postgres-cluster.mjs";
import { openRunFolder } from "./testing/run-folder.mjs";

const VERSIONS = "/usr/lib/postgresql";

/**
 * Installs Debian's PostgreSQL if this is root.
 * @returns undefined without one
 */
export const debianPostgres = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => join(VERSIONS, version, "bin"))
    .find((path) => existsSync(join(path, "initdb")));
  if (bin) return bin;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Debian's package postgresql for the suite against an external server.");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
    if (existsSync(VERSIONS)) return debianPostgres();
  }
  return undefined;
};

export const openExternalPostgres = async () => {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => undefined };
  const bin = debianPostgres();
  if (!bin) {
    console.error(
      "The suite against an external server needs one. Install PostgreSQL (on Debian: sudo apt-get install postgresql), or set TEST_POSTGRES_URL.",
    );
    process.exit(1);
  }
  const { remove } = openRunFolder();
  const { port, stop } = await startCluster(bin, { superuser: "provider" });
  return {
    url: `postgres://provider@127.0.0.1:${port}/postgres`,
    stop: async () => {
      stop();
      remove();
    },
  };
};
