import { describe, expect, test } from "vitest";
import { bulkCells, bulkHeader } from "./bulk-columns.ts";
import { planBulk } from "./bulk-lines.ts";
import { writtenDate } from "./written-date.ts";

const choices = {
  agency: "Hartley & Co",
  policy: "england-default",
  language: "en",
  branch: undefined,
  branches: [{ id: "b-leeds", name: "Leeds" }],
} as const;
const judging = {
  today: "2026-11-27",
  policy: { countries: ["ENG", "SCT"] as const },
  offer: { allowed: [], branches: ["b-leeds"], isStopped: false },
};

const header = bulkHeader([
  "Ref",
  "Property address",
  "Rent PCM",
  "Asking rent",
  "Move-in",
  "Name",
  "Email",
  "Share",
  "Colour",
]);
const line = (...cells: string[]) => bulkCells(header, cells);
const plan = (...table: ReturnType<typeof line>[]) => planBulk(table, choices, judging);
const aisha = line(
  "K12",
  "12 Kirk Row, Leeds LS9 8AD",
  "£1,100 pcm",
  "1100",
  "15/12/2026",
  "Aisha Noor",
  "aisha@example.com",
  "",
  "red",
);

describe("a table of new applications", () => {
  test("knows the columns of other programs, ignores others, and names those that are missing", () => {
    expect(header.columns).toEqual([
      "reference",
      "home",
      "rent",
      "advertised_rent",
      "from",
      "name",
      "email",
      "share",
      undefined,
    ]);
    expect(header.missing).toEqual([]);
    expect(bulkHeader(["name", "home"]).missing).toEqual(["rent", "from", "email"]);
    expect(header.doubled).toEqual([]);
    expect(bulkHeader(["Address", "Rent", "Property", "Colour", "Colour"]).doubled).toEqual(["home"]);
  });

  test("one line becomes an application of one person who pays the rent", () => {
    const { issues, groups } = plan(aisha);
    expect(issues).toEqual([{}]);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.application).toMatchObject({
      home: "12 Kirk Row, Leeds LS9 8AD",
      rentMinor: 110_000,
      start: "2026-12-15",
      reference: "K12",
      people: [{ firstName: "Aisha", lastName: "Noor", email: "aisha@example.com", shareMinor: 110_000 }],
    });
  });

  test("lines of one reference apply together, and share the rent to the penny", () => {
    const [tom, ben] = ["Tom Baines", "Ben de Groot"].map((name) =>
      line("k12", "", "", "", "", name, `${name.slice(0, 3)}@example.com`, ""),
    );
    const { issues, groups } = plan(aisha, tom ?? {}, ben ?? {});
    expect(issues).toEqual([{}, {}, {}]);
    expect(groups[0]?.application.people.map(({ shareMinor }) => shareMinor)).toEqual([
      36_668, 36_666, 36_666,
    ]);
    expect(groups[0]?.application.people[2]).toMatchObject({ firstName: "Ben de", lastName: "Groot" });
  });

  test("without a reference the same home and day apply together", () => {
    const same = ["", "12 Kirk row,  Leeds LS9 8AD", "1100", "1100", "15/12/2026"];
    const { groups } = plan(
      line(...same, "Aisha Noor", "a@example.com"),
      line(...same, "Tom Baines", "t@example.com"),
    );
    expect(groups.map(({ lines }) => lines)).toEqual([[0, 1]]);
  });

  test("each mistake stands in its own cell", () => {
    const wrong = line("X", "Flat 7", "£0", "", "15.13.2026", "R", "rosa@example", "5");
    expect(plan(wrong).issues[0]).toMatchObject({
      rent: { code: "validation.amount" },
      from: { code: "bulk.validations.month", params: { month: "13" } },
      name: { code: "validation.name.length" },
      email: { code: expect.any(String) },
      share: { code: "newApplication.validations.share" },
      advertised_rent: { code: "validation.required" },
    });
  });

  test("a line that says something else of the same home is told at its cell", () => {
    const other = line("K12", "", "900", "", "", "Tom Baines", "tom@example.com", "");
    expect(plan(aisha, other).issues).toEqual([{}, { rent: { code: "bulk.validations.differs" } }]);
  });

  test("shares that do not make up the rent are told in the first line", () => {
    const [a, b] = ["100", "200"].map((share, index) =>
      line(
        "K9",
        "1 Row, Leeds",
        "1000",
        "1000",
        "15/12/2026",
        `Person ${"AB"[index]}a`,
        `${index}@example.com`,
        share,
      ),
    );
    expect(plan(a ?? {}, b ?? {}).issues).toEqual([
      { share: { code: "newApplication.validations.shares" } },
      {},
    ]);
  });

  test.each([
    ["is none that is in force", undefined, [], "validation.please_select_an_option"],
    ["is none of the agency's", judging.policy, ["another"], "newApplication.validations.policyAgency"],
  ])("the policy for all lines that %s is no line's mistake", (_why, policy, allowed, code) => {
    const { issues, policyIssue } = planBulk([aisha], choices, {
      ...judging,
      policy,
      offer: { ...judging.offer, allowed },
    });
    expect([issues, policyIssue?.code]).toEqual([[{}], code]);
  });

  test("a policy for homes elsewhere is the mistake of the line with the home", () => {
    const planned = planBulk([aisha], choices, { ...judging, policy: { countries: ["SCT"] } });
    expect([planned.issues[0]?.home?.code, planned.policyIssue]).toEqual([
      "newApplication.validations.policyCountry",
      undefined,
    ]);
  });

  test("a cell that a spreadsheet would run stays text", () => {
    const formula = line("=1+1", "@SUM(A1)", "1000", "1000", "15/12/2026", "Aisha Noor", "a@example.com", "");
    expect(plan(formula).groups[0]?.application).toMatchObject({ reference: "=1+1", home: "@SUM(A1)" });
  });
});

test.each([
  ["15/12/2026", "2026-12-15"],
  ["5.1.2027", "2027-01-05"],
  ["15-12-2026", "2026-12-15"],
  ["15 Dec 2026", "2026-12-15"],
  ["2 January 2027", "2027-01-02"],
  ["2026-12-15", "2026-12-15"],
])("%s is the day %s", (text, date) => {
  expect(writtenDate(text)).toEqual({ date });
});

test.each([
  ["", "bulk.validations.date"],
  ["soon", "bulk.validations.date"],
  ["12/15/2026", "bulk.validations.month"],
  ["31/11/2026", "bulk.validations.day"],
  ["15/12/26", "bulk.validations.date"],
])("%s is no day: %s", (text, code) => {
  expect(writtenDate(text)).toMatchObject({ issue: { code } });
});
