import { expect, test } from "vitest";
import { isInstalled } from "./installed.mjs";

const LINUX = { os: "linux", cpu: "x64", libc: "glibc" };
const all = { withDev: true, platform: LINUX };
const slim = { withDev: false, platform: LINUX };

const lib = { version: "1.0.0", integrity: "sha512-lib" };
const linter = { version: "2.0.0", integrity: "sha512-linter", dev: true };
const native = { version: "3.0.0", integrity: "sha512-native", optional: true, os: ["linux"], cpu: ["x64"] };
const link = { link: true, resolved: "server" };
const lock = {
  packages: {
    "": { name: "latchkey" },
    server: { name: "@latchkey/server" },
    "node_modules/@latchkey/server": link,
    "node_modules/lib": lib,
    "node_modules/linter": linter,
    "node_modules/native": native,
  },
};

/** The same, with other packages or without (undefined). */
const changed = (changes: Readonly<Record<string, object | undefined>>) => ({
  packages: Object.fromEntries(
    Object.entries({ ...lock.packages, ...changes }).filter(([, entry]) => entry !== undefined),
  ),
});

test("a fresh clone has nothing installed", () => expect(isInstalled(lock, undefined, slim)).toBe(false));

test("what npm notes is compared, not how it was installed", () => {
  expect(isInstalled(lock, lock, all)).toBe(true);
  expect(isInstalled(lock, lock, slim)).toBe(true);
});

test.each([
  ["version", { ...lib, version: "1.0.1" }],
  ["content", { ...lib, integrity: "sha512-other" }],
])("another %s is not installed", (_what, entry) =>
  expect(isInstalled(lock, changed({ "node_modules/lib": entry }), slim)).toBe(false),
);

test("development packages are missing only where they are wanted", () => {
  const hidden = changed({ "node_modules/linter": undefined });
  expect(isInstalled(lock, hidden, slim)).toBe(true);
  expect(isInstalled(lock, hidden, all)).toBe(false);
});

test("an optional package may be missing unless it is made for this platform", () => {
  const hidden = changed({ "node_modules/native": undefined });
  expect(isInstalled(lock, hidden, slim)).toBe(false);
  expect(isInstalled(lock, hidden, { ...slim, platform: { ...LINUX, cpu: "arm64" } })).toBe(true);
  const musl = changed({ "node_modules/native": { ...native, libc: ["musl"] } });
  expect(isInstalled(musl, hidden, slim)).toBe(true);
  const unnamed = changed({ "node_modules/native": { ...lib, optional: true } });
  expect(isInstalled(unnamed, hidden, slim)).toBe(true);
});

test("a workspace is a link to its folder", () => {
  const elsewhere = changed({ "node_modules/@latchkey/server": { ...link, resolved: "old/server" } });
  expect(isInstalled(lock, elsewhere, slim)).toBe(false);
  expect(isInstalled(lock, changed({ server: undefined }), slim)).toBe(true);
});

test("a package that is locked no longer has to go", () =>
  expect(isInstalled(lock, changed({ "node_modules/old": lib }), slim)).toBe(false));
