// An external PostgreSQL server: TEST_POSTGRES_URL, or Debian's, started on its own port and folder.
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./testing/free-port.mjs";
import { openRunFolder } from "./testing/run-folder.mjs";

const VERSIONS = "/usr/lib/postgresql";
const NOBODY = { uid: 65534, gid: 65534 };

const findPrograms = () => {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => join(VERSIONS, version, "bin"))
    .find((path) => existsSync(join(path, "initdb")));
  if (bin) return bin;
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    console.log("Installing Debian's package postgresql for the suite against an external server.");
    spawnSync("apt-get", ["update"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { stdio: "ignore" });
    if (existsSync(VERSIONS)) return findPrograms();
  }
  console.error(
    "The suite against an external server needs one. Install PostgreSQL (on Debian: sudo apt-get install postgresql), or set TEST_POSTGRES_URL.",
  );
  process.exit(1);
};

export const openExternalPostgres = async () => {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { url: given, stop: async () => undefined };
  const bin = findPrograms();
  const { remove } = openRunFolder();
  const folder = mkdtempSync(join(tmpdir(), "external-"));
  const runAs = process.getuid?.() === 0 ? NOBODY : {};
  if ("uid" in runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, "postgres");
  const port = await freePort();
  const run = (program, args) =>
    execFileSync(join(bin, program), args, {
      ...runAs,
      cwd: folder,
      stdio: "ignore",
      env: { PATH: "/usr/bin:/bin" },
    });
  run("initdb", ["-D", data, "-U", "provider", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`;
  run("pg_ctl", ["-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start"]);
  return {
    url: `postgres://provider@127.0.0.1:${port}/postgres`,
    stop: async () => {
      run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]);
      remove();
    },
  };
};
