import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  begin,
  expectCleanEnd,
  folder,
  isReady,
  NPM,
  nothingIsLeft,
  port,
  processes,
  SERVER,
  type Started,
  start,
} from "./testing/npm-start.ts";
import { until } from "./testing/running-product.ts";

describe("npm start", () => {
  test.each(["SIGINT", "SIGTERM"] as const)(
    "%s to npm itself ends everything that it started",
    async (signal) => {
      const { child, ended } = await begin(NPM);
      child.kill(signal);
      await ended;
      await nothingIsLeft();
    },
  );

  test("REL-04 (in part) an outbox that is killed is started again, and the server goes on; kill -9 of the parent shuts the others down cleanly", async () => {
    const { child } = await begin();
    const pids = await processes();
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
    );
    const outbox = pids[commands.findIndex((command) => command.includes("dist/sandbox/main.js"))];
    process.kill(outbox ?? 0, "SIGKILL");
    await fetch(`http://localhost:${port("PORT")}/auth/one-time-link`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "waits@example.com" }),
    });
    await until(async () => {
      const emails = await fetch(
        `http://127.0.0.1:${port("OUTBOX_PORT")}/api/emails?to=waits@example.com`,
      ).catch(() => undefined);
      return emails !== undefined && ((await emails.json()) as unknown[]).length > 0;
    });
    expect(child.exitCode).toBeNull();
    child.kill("SIGKILL");
    await nothingIsLeft();
  });

  test("a signal during the start ends everything too", async () => {
    const { child, ended } = start();
    await until(async () => (await processes()).length > 1);
    child.kill("SIGINT");
    await ended;
    await nothingIsLeft();
  });

  describe("the server while the pages are built", () => {
    /** A server that has begun to fill its database. */
    const waiting = async (): Promise<Started> => {
      const running = start({}, SERVER);
      await until(() => existsSync(join(folder(), "documents")));
      return running;
    };

    test("answers when it is told that they are there", async () => {
      const running = await waiting();
      expect(await isReady()).toBe(false);
      running.child.send("The pages are built.");
      await until(isReady);
      await expectCleanEnd(running, "SIGTERM");
    });

    test("ends on a signal, and its database with it", async () => {
      await expectCleanEnd(await waiting(), "SIGINT");
    });
  });

  test("kill -9 of everything except the database, then a restart, loses nothing", async () => {
    const { child } = await begin();
    await fetch(`http://localhost:${port("PORT")}/auth/one-time-link`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "kept@example.com" }),
    });
    const pids = await processes();
    const commands = await Promise.all(
      pids.map((pid) => readFile(`/proc/${pid}/comm`, "utf8").catch(() => "")),
    );
    child.kill("SIGKILL");
    pids.forEach((pid, index) => {
      if (commands[index]?.startsWith("node")) process.kill(pid, "SIGKILL");
    });
    await until(async () => !(await isReady()));
    await begin();
    await until(async () => {
      const emails = await fetch(`http://127.0.0.1:${port("OUTBOX_PORT")}/api/emails?to=kept@example.com`);
      return ((await emails.json()) as unknown[]).length > 0;
    });
  });
});
