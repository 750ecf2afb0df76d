import { describe, expect, test } from "vitest";
import { aBundle } from "../testing/fake-bundles.ts";
import { bundleFile, bundleFileName } from "./bundle-file.ts";

const END = "-2026-03-12T10-00-00.000Z.json";
const named = (name: string) => bundleFileName(name, aBundle);

describe("the name of the file", () => {
  test.each([
    ["TPO-2026-114", "TPO-2026-114"],
    ["Leeds 77/B", "Leeds-77-B"],
    ["../../etc/passwd", "etc-passwd"],
    ["C:\\cases\\7", "C-cases-7"],
    ["\"Okafor\" v 'Moss' <1>|*?", "Okafor-v-Moss-1"],
    ["Council 🏛️ file", "Council-file"],
    ["Lucía’s Prüfung №4", "Lucía-s-Prüfung-4"],
    ["two\nlines\tof it", "two-lines-of-it"],
    [". . hidden . .", "hidden"],
  ])("is safe for %j", (name, safe) => {
    expect(named(name)).toBe(`case-LK-20418-${safe}${END}`);
  });

  test.each(["🏛️", "///", '"""', "..."])("leaves out the name %j, of which nothing is left", (name) => {
    expect(named(name)).toBe(`case-LK-20418${END}`);
  });

  test("is of one form, however its accents were typed", () => {
    expect(named("Luci\u0301a")).toBe(named("Luc\u00eda"));
  });

  test("is cut at 60 characters", () => {
    expect(named("x".repeat(120))).toBe(`case-LK-20418-${"x".repeat(60)}${END}`);
  });

  test("does not end in a dash or a dot where it is cut", () => {
    expect(named(`${"x".repeat(59)} ${"y".repeat(20)}`)).toBe(`case-LK-20418-${"x".repeat(59)}${END}`);
    expect(named(`${"x".repeat(59)}.${"y".repeat(20)}`)).toBe(`case-LK-20418-${"x".repeat(59)}${END}`);
  });

  test("is not cut inside of a letter", () => {
    expect(named(`${"x".repeat(59)}${"𐐷".repeat(5)}`)).toBe(`case-LK-20418-${"x".repeat(59)}𐐷${END}`);
  });
});

test("the content is the bundle as JSON, indented and with a line break at its end", async () => {
  const file = bundleFile(aBundle);
  const text = await file.text();
  expect(file.type).toBe("application/json");
  expect(text).toMatch(/^\{\n {2}"madeAt": "2026-03-12T10:00:00\.000Z",\n.*\n\}\n$/s);
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(aBundle)));
});
