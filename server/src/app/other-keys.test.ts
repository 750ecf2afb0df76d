import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { otherKeysSentence } from "./other-keys.ts";

const dataDir = mkdtempSync(join(tmpdir(), "latchkey-keys-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const embedded = { kind: "embedded" } as const;
const external = { kind: "external", url: "postgres://a@b/c", migrationUrl: "postgres://a@b/c" } as const;

test("a folder that was removed without its database is told where that is", async () => {
  const plain = await otherKeysSentence({ database: embedded, dataDir });
  expect(plain).toMatch(/its files could not be read\.$/);
  writeFileSync(join(dataDir, "postgres-is-at"), "/var/lib/latchkey/0123\n");
  expect(await otherKeysSentence({ database: embedded, dataDir })).toBe(
    `${plain} The database of this folder is in /var/lib/latchkey/0123. To begin with an empty one, remove that folder too.`,
  );
  expect(await otherKeysSentence({ database: external, dataDir })).toBe(plain);
});
