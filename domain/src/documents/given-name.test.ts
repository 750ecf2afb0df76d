import { expect, test } from "vitest";
import { givenNameOf } from "./given-name.ts";

test.each([
  ["IMG_2041.HEIC", "IMG_2041.HEIC"],
  ["  Passeport d’Amélie (2).jpg ", "Passeport d’Amélie (2).jpg"],
  ["C:\\Users\\amara\\Desktop\\scan.pdf", "scan.pdf"],
  ["../../etc/passwd", "passwd"],
  ["pass\u0000po\nrt.jpg", "passport.jpg"],
  ["gpj.\u202Efdp.jpg", "gpj.fdp.jpg"],
  ["Ame\u0301lie.png", "Am\u00e9lie.png"],
])("%j is kept as %j", (text, name) => {
  expect(givenNameOf(text)).toBe(name);
});

test("a name of which nothing is left is none", () => {
  expect(givenNameOf("")).toBeNull();
  expect(givenNameOf("folder/")).toBeNull();
  expect(givenNameOf("\u200B\u0007 ")).toBeNull();
});

test("a long name keeps its ending, and no sign is cut in two", () => {
  const name = givenNameOf(`${"😀".repeat(300)}.jpeg`) ?? "";
  expect([...name]).toHaveLength(120);
  expect(name.endsWith("😀.jpeg")).toBe(true);
  expect([...(givenNameOf("x".repeat(300)) ?? "")]).toHaveLength(120);
});
