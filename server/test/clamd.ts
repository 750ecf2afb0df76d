import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { clamd } from "../src/partners/clamd.ts";
import type { ScannerAddress } from "../src/platform/config/config-shapes.ts";

/** The signature that the scanners in these tests detect. No real file contains it. */
export const HARMFUL = "latchkey-harmless-test-signature";

/**
 * - `works`: speaks the protocol and knows one signature
 * - `hangs`: accepts everything and never replies
 * - `breaks`: closes the connection in the middle of a file
 * - `babbles`: replies with something that is not a verdict
 */
export type ScannerBehaviour = "works" | "hangs" | "breaks" | "babbles";

export interface FakeClamd {
  readonly address: ScannerAddress;
  mood: ScannerBehaviour;
  /** How many files it has scanned. */
  readonly scanned: () => number;
  readonly close: () => Promise<void>;
}

/** The bytes of a complete INSTREAM; undefined: more to come. */
const streamed = (received: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let at = "zINSTREAM\0".length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

const answerTo = (received: Buffer): string | undefined => {
  if (received.toString().startsWith("zPING\0")) return "PONG";
  const content = streamed(received);
  if (!content) return undefined;
  return content.includes(HARMFUL) ? "stream: Latchkey.Test.UNOFFICIAL FOUND" : "stream: OK";
};

/** A fake on its own port that speaks clamd's protocol. */
export const fakeClamd = async (): Promise<FakeClamd> => {
  let count = 0;
  const sockets = new Set<Socket>();
  const hear = (socket: Socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("close", () => sockets.delete(socket));
    socket.on("data", (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (fake.mood === "breaks") return socket.destroy();
      const answer = answerTo(received);
      if (fake.mood === "hangs" || answer === undefined) return undefined;
      if (answer !== "PONG") count += 1;
      return socket.end(fake.mood === "babbles" ? "stream: size limit exceeded. ERROR\0" : `${answer}\0`);
    });
  };
  const server = createServer(hear).listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  const fake: FakeClamd = {
    address: { host: "127.0.0.1", port: typeof place === "object" && place ? place.port : 0 },
    mood: "works",
    scanned: () => count,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return fake;
};

const PROGRAM = "/usr/sbin/clamd";

/** Debian's package clamav-daemon, which `.ci/run` installs: there a test may not do without it. */
export const hasClamd = existsSync(PROGRAM) || process.env.CI === "true";

const untilAwake = async (address: ScannerAddress, child: ChildProcess): Promise<void> => {
  for (;;) {
    const isAwake = await clamd(address)
      .ping()
      .then(
        () => true,
        () => false,
      );
    if (isAwake) return;
    if (child.exitCode !== null) throw new Error("clamd did not start");
    await pause(25);
  }
};

/** The real daemon with only the tests' own signature, so that it needs no network. */
export const realClamd = async (): Promise<ScannerAddress> => {
  const folder = await mkdtemp(join(tmpdir(), "latchkey-clamd-"));
  const signatures = join(folder, "signatures");
  await mkdir(signatures);
  await writeFile(
    join(signatures, "test.ndb"),
    `Latchkey.Test:0:*:${Buffer.from(HARMFUL).toString("hex")}\n`,
  );
  const path = join(folder, "clamd.sock");
  const settings = ["Foreground yes", `DatabaseDirectory ${signatures}`, `LocalSocket ${path}`];
  await writeFile(join(folder, "clamd.conf"), `${settings.join("\n")}\n`);
  if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is missing: install Debian's package clamav-daemon`);
  const child = spawn(PROGRAM, ["-c", join(folder, "clamd.conf")], { stdio: "ignore" });
  onTestFinished(async () => {
    if (child.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  });
  await untilAwake({ path }, child);
  return { path };
};
