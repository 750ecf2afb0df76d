import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { signIn } from "../../../test/client.ts";
import { startTestServer, type TestServer } from "../../../test/test-server.ts";
import { aPicture, type FormPart, multipart, postForm, signForm } from "../../../test/upload.ts";
import { storageRoute } from "../../documents/paths.ts";
import type { PendingObject } from "../../platform/storage/store.ts";

/**
 * A signed form is valid for one writer, a few attempts, the session that requested it, and a disk with room.
 */

const partsOf = (fields: Readonly<Record<string, string>>, content: Buffer): readonly FormPart[] => [
  ...Object.entries(fields).map(([name, value]) => ({ name, value })),
  { name: "file", value: content },
];

const filesOf = async ({ context }: TestServer): Promise<readonly string[]> =>
  readdir(join(context.config.dataDir, "documents"), { recursive: true }).then(
    (names) => names.filter((name) => name.includes(".")),
    () => [],
  );

/** Sends all of a form but its end, and keeps the connection open. */
const sendWithoutEnd = async ({ app }: TestServer, parts: readonly FormPart[]) => {
  const { body, contentType } = multipart(parts);
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST ${storageRoute} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.write(body.subarray(0, -20));
  return { finish: () => socket.write(body.subarray(-20)) };
};

describe("FIL-10 (in part) a signed form", () => {
  test("sends one file at a time: a second body is refused while the first is on its way", async () => {
    const server = await startTestServer();
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const client = await signIn(server);
    const { fields, url } = await signForm(client, aPicture());
    const parts = partsOf(fields, aPicture().content);
    const { finish } = await sendWithoutEnd(server, parts);
    await expect.poll(() => filesOf(server)).toHaveLength(1);
    const others = await Promise.all(Array.from({ length: 5 }, () => postForm(server, url, parts)));
    for (const other of others) expect([other.statusCode, other.json()]).toEqual([409, { code: "BUSY" }]);
    expect(await filesOf(server)).toHaveLength(1);
    finish();
    await expect
      .poll(async () => (await server.context.pool.query("select state from upload")).rows)
      .toEqual([{ state: "stored" }]);
  });

  test("is good for five tries, whatever becomes of them", async () => {
    const server = await startTestServer();
    const client = await signIn(server);
    const { fields, url } = await signForm(client, aPicture());
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const { statusCode } = await postForm(server, url, partsOf(fields, Buffer.from("no picture")));
      statuses.push(statusCode);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 403]);
    const whole = await postForm(server, url, partsOf(fields, aPicture().content));
    expect([whole.statusCode, whole.json()]).toEqual([403, { code: "ACCESS_DENIED" }]);
  });

  test("with something behind its file is refused, even if the file cannot be taken away again", async () => {
    const server = await startTestServer();
    const client = await signIn(server);
    const { fields, url } = await signForm(client, aPicture());
    const { store } = server.context;
    vi.spyOn(store, "write").mockImplementation(async (_key, content) => {
      for await (const _chunk of content);
      return {
        size: 1,
        discard: () => Promise.reject(new Error("The disk is gone.")),
      } as unknown as PendingObject;
    });
    const parts = [...partsOf(fields, aPicture().content), { name: "late", value: "field" }];
    const refused = await postForm(server, url, parts);
    expect([refused.statusCode, refused.json()]).toEqual([403, { code: "ACCESS_DENIED" }]);
  });

  test("SES-03 (in part) is worth nothing after its session was signed out", async () => {
    const server = await startTestServer();
    const client = await signIn(server);
    const { fields, url } = await signForm(client, aPicture());
    await client.get("/auth/token/logout");
    const refused = await postForm(server, url, partsOf(fields, aPicture().content));
    expect([refused.statusCode, refused.json()]).toEqual([403, { code: "ACCESS_DENIED" }]);
    expect(await filesOf(server)).toEqual([]);
  });
});

/** A disk of its own is mounted for the documents: not everybody may, and not everywhere. */
const mayMount = (): boolean => {
  const folder = mkdtempSync(join(tmpdir(), "latchkey-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(folder);
  }
};

describe("a full disk", () => {
  test.runIf(mayMount())(
    "REL-04 (in part) is not the file's fault: 503, readiness says no, nothing is left, and it works again with room",
    async () => {
      const server = await startTestServer();
      const client = await signIn(server);
      const folder = join(server.context.config.dataDir, "documents");
      mkdirSync(folder, { recursive: true });
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
      onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
      const ready = async () => (await server.app.inject("/health/ready")).json();
      expect(await ready()).toMatchObject({ ready: true, storage: "up" });
      const filler = Array.from({ length: 20 }, (_, index) => join(folder, `filler-${index}`));
      execFileSync("sh", ["-c", `head -c 60000 /dev/zero > ${filler[0]}`]);
      const { fields, url } = await signForm(client, aPicture());
      const large = Buffer.concat([aPicture().content, Buffer.alloc(100_000)]);
      const refused = await postForm(server, url, partsOf(fields, large));
      expect([refused.statusCode, refused.json(), refused.headers["retry-after"]]).toEqual([
        503,
        { code: "UNAVAILABLE" },
        "5",
      ]);
      expect((await filesOf(server)).filter((name) => !name.startsWith("filler"))).toEqual([]);
      execFileSync("sh", ["-c", `head -c 65536 /dev/zero > ${filler[1]} || true`]);
      expect(await ready()).toMatchObject({ ready: false, storage: "down" });
      execFileSync("rm", filler.slice(0, 2));
      expect(await ready()).toMatchObject({ ready: true });
      const stored = await postForm(server, url, partsOf(fields, aPicture().content));
      expect(stored.statusCode).toBe(204);
    },
  );

  test.runIf(mayMount())(
    "REL-04 (in part) takes no file whose last write fails, however small it is",
    async () => {
      const server = await startTestServer();
      const client = await signIn(server);
      const folder = join(server.context.config.dataDir, "documents");
      mkdirSync(folder, { recursive: true });
      execFileSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
      onTestFinished(() => void execFileSync("umount", ["--lazy", folder]));
      const filler = join(folder, "filler");
      execFileSync("sh", ["-c", `head -c 65536 /dev/zero > ${filler} || true`], { stdio: "ignore" });
      const { content } = aPicture();
      for (const size of [content.length, 603, 3_505, 16_000, 20_507].filter(
        (one) => one >= content.length,
      )) {
        const { fields, url } = await signForm(client, aPicture());
        const file = Buffer.concat([content, Buffer.alloc(size - content.length)]);
        const refused = await postForm(server, url, partsOf(fields, file));
        expect([size, refused.statusCode]).toEqual([size, 503]);
      }
      expect(await filesOf(server)).toEqual([]);
      const { rows } = await server.context.pool.query(
        "select count(*)::int as count from upload where stored_at is not null",
      );
      expect(rows).toEqual([{ count: 0 }]);
    },
  );
});
