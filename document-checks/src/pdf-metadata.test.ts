import { expect, test } from "vitest";
import { laterSaves } from "./pdf-metadata.ts";

const END = "\nstartxref\n0\n%%EOF\n";

test.each([
  ["written once", `%PDF-1.7\n${END}`, 0],
  ["saved onto itself twice", `%PDF-1.7\n${END}1 0 obj${END}2 0 obj${END}`, 2],
  ["arranged for the web", `%PDF-1.7\n1 0 obj <</Linearized 1>>${END}2 0 obj${END}`, 0],
  ["arranged for the web, then saved", `%PDF-1.7\n1 0 obj <</Linearized 1>>${END}${END}${END}`, 1],
  ["without an end", "%PDF-1.7\n", 0],
])("a file %s", (_what, text, expected) => {
  expect(laterSaves(Buffer.from(text))).toBe(expected);
});
