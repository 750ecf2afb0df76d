import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.mjs";

const NOBODY = { uid: 65534, gid: 65534 };

/**
 * Starts PostgreSQL in a folder of its own, below the folder of the run, which stops what is left of it. As nobody if this is
 * root, whom PostgreSQL refuses.
 * @param bin the folder of its programs
 * @param superuser logs in without a password by the socket
 * @param tls key and certificate in PEM: every other login then needs them and its password; without them none needs any
 */
export const startCluster = async (bin, { superuser, tls }) => {
  const folder = mkdtempSync(join(tmpdir(), "external-"));
  const runAs = process.getuid?.() === 0 ? NOBODY : {};
  const own = (path) => {
    if ("uid" in runAs) chownSync(path, runAs.uid, runAs.gid);
  };
  own(folder);
  const data = join(folder, "postgres");
  const port = await freePort();
  const run = (program, args) =>
    execFileSync(join(bin, program), args, {
      ...runAs,
      cwd: folder,
      stdio: "ignore",
      env: { PATH: "/usr/bin:/bin" },
    });
  run("initdb", ["-D", data, "-U", superuser, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8"]);
  const settings = { listen_addresses: "127.0.0.1", port, unix_socket_directories: folder, fsync: "off" };
  if (tls) {
    writeFileSync(join(data, "pg_hba.conf"), "local all all trust\nhostssl all all all scram-sha-256\n");
    for (const [file, text] of [
      ["server.key", tls.key],
      ["server.crt", tls.cert],
    ]) {
      writeFileSync(join(data, file), text);
      chmodSync(join(data, file), 0o600);
      own(join(data, file));
    }
    settings.ssl = "on";
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder, "log");
  try {
    run("pg_ctl", ["-D", data, "-o", options.join(" "), "-l", log, "-w", "start"]);
  } catch (cause) {
    throw new Error(`PostgreSQL did not start: ${readFileSync(log, "utf8")}`, { cause });
  }
  return { folder, port, stop: () => run("pg_ctl", ["-D", data, "-m", "fast", "-w", "stop"]) };
};
