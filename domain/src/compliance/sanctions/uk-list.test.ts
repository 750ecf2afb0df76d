import { expect, test } from "vitest";
import { personRow, ukListText } from "../../testing/sanctions-list.ts";
import { readUkList, ukListColumns } from "./uk-list.ts";

const rows = [
  personRow("UTO0042", ["Lukas", "BRAND"], { "Name type": "Alias", "Alias strength": "Low quality" }),
  personRow("UTO0042", ["Lukas", "BRANDT"], {
    "Name 2": "Emil",
    "Name non-latin script": "Лукас Брандт",
    "D.O.B": "00/00/1971",
    "Nationality(/ies)": "(1) Utopia (2) Arcadia",
    "Town of birth": "Port Utopia",
    "Country of birth": "Utopia",
    "Address Line 1": '3 "Old" Quay, Harbour',
    "Passport number": "U12",
  }),
  personRow("UTO0042", ["Lukas", "BRANDT"], {
    "Name 2": "Emil",
    "D.O.B": "14/02/1972",
    "Date Designated": "x",
  }),
  { ...personRow("UTO0050", ["", "UTOPIA LINES LTD"]), "Designation Type": "Entity" },
  { ...personRow("UTO0051", ["", "UTOPIAN STAR"]), "Designation Type": "Ship" },
];

test("LAW-19 (in part) the rows of a person become one entry, and companies and ships are left out", () => {
  expect(readUkList(ukListText("25-Nov-2026", rows))).toEqual({
    day: "2026-11-25",
    others: 2,
    persons: [
      {
        id: "UTO0042",
        names: [
          { text: "Lukas Emil BRANDT", isWeak: false },
          { text: "Лукас Брандт", isWeak: false },
          { text: "Lukas BRAND", isWeak: true },
        ],
        births: [
          { year: 1971, month: null, day: null },
          { year: 1972, month: 2, day: 14 },
        ],
        regime: "The Utopia (Sanctions) Regulations 2024",
        nationalities: ["Utopia", "Arcadia"],
        bornIn: ["Port Utopia, Utopia"],
        addresses: ['3 "Old" Quay, Harbour'],
        hasPassport: true,
        listedOn: "2026-11-25",
      },
    ],
  });
});

const text = ukListText("25/11/2026", rows);

test("the layout has 58 columns, in any order, and the day in digits too", () => {
  expect(ukListColumns).toHaveLength(58);
  expect(readUkList(`\ufeff${text}`)).toMatchObject({ day: "2026-11-25" });
});

test.each([
  [
    "an unknown column",
    text.replace("Gender", "Sex"),
    [
      { code: "UNKNOWN_COLUMN", column: "Sex" },
      { code: "MISSING_COLUMN", column: "Gender" },
    ],
  ],
  [
    "a column twice",
    text.replace("Gender", "Title"),
    [
      { code: "MISSING_COLUMN", column: "Gender" },
      { code: "REPEATED_COLUMN", column: "Title" },
    ],
  ],
  ["no day", text.replace("Report Date: 25/11/2026", "UK Sanctions List"), [{ code: "NO_REPORT_DATE" }]],
  ["a day that does not exist", text.replace("25/11/2026", "31-Feb-2026"), [{ code: "NO_REPORT_DATE" }]],
  [
    "another kind",
    text.replace(",Ship,", ",Aircraft,"),
    [{ code: "UNKNOWN_KIND", line: 7, kind: "Aircraft" }],
  ],
  ["a short row", `${text}\r\nUTO0052,x`, [{ code: "SHORT_LINE", line: 8 }]],
  ["nobody", ukListText("25-Nov-2026", rows.slice(3)), [{ code: "NO_PERSONS" }]],
])("issue England 11: a file with %s is refused by name", (_what, file, problems) => {
  expect(readUkList(file)).toEqual({ problems });
});
