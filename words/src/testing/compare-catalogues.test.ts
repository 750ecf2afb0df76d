import { expect, test } from "vitest";
import type { Catalogue } from "../catalogue.ts";
import { catalogueProblems, moduleProblems } from "./compare-catalogues.ts";

const english: Catalogue = { title: "Your name", part: { hint: "Up to {{max}} <b>letters</b>" } };
const german: Catalogue = { title: "Ihr Name", part: { hint: "Bis zu {{max}} <b>Buchstaben</b>" } };

const problemsOf = (own: Catalogue) =>
  catalogueProblems({ "./en/name.ts": { name: english }, "./de/name.ts": { name: own } }, "de");

test.each<[string, Catalogue, readonly string[]]>([
  ["a complete translation", german, []],
  [
    "a text that is missing",
    { part: { hint: "Bis zu {{max}} <b>Buchstaben</b>" } },
    ["name: title is missing"],
  ],
  ["an empty text", { ...german, title: " " }, ["name: title is empty"]],
  ["an English text", { ...german, title: "Your name" }, ["name: title is still English"]],
  [
    "a lost placeholder",
    { ...german, part: { hint: "Bis zu <b>Buchstaben</b>" } },
    ["name: part.hint has other placeholders or tags than in English"],
  ],
  [
    "another tag",
    { ...german, part: { hint: "Bis zu {{max}} <i>Buchstaben</i>" } },
    ["name: part.hint has other placeholders or tags than in English"],
  ],
  ["a text of its own", { ...german, more: "Mehr" }, ["name: more is not in English"]],
])("%s", (_what, own, problems) => {
  expect(problemsOf(own)).toEqual(problems);
});

test("a file that only one language has", () => {
  const modules = { "./en/name.ts": { name: english }, "./de/more.ts": { more: german } };
  expect(catalogueProblems(modules, "de")).toEqual(
    expect.arrayContaining(["name: title is missing", "more is not in English"]),
  );
  expect(catalogueProblems({}, "de")).toEqual(["There is no text in English"]);
});

test("a file with two catalogues, or none", () => {
  expect(moduleProblems({ "./a": { one: {} }, "./b": {}, "./c": { one: {}, two: {} } })).toEqual([
    "./b",
    "./c",
  ]);
});
