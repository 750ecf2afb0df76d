import { expect, test } from "vitest";
import { importedSource } from "./holidays-import.ts";

const SOURCE = `/** Why. */
export const bankHolidays = {
  scotland: [],
} as const;

export type HolidayCalendar = keyof typeof bankHolidays;
`;

const published = (dates: Readonly<Record<string, readonly string[]>>): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(dates).map(([name, days]) => [
        name,
        {
          division: name,
          events: days.map((date) => ({ title: "A holiday", date, notes: "", bunting: true })),
        },
      ]),
    ),
  );

const all = (...days: readonly string[]) => ({
  "england-and-wales": days,
  scotland: days,
  "northern-ireland": days,
});

test("published years replace the stored ones, and older years stay", () => {
  const written = importedSource(SOURCE, published(all("2029-01-01", "2028-06-30")));
  expect(written).toContain('...["2028-06-30"],\n    ...["2029-01-01"],');
  expect(written).toContain("2027-12-28");
  expect(written).not.toContain("2028-12-25");
  expect(written.startsWith("/** Why. */\nexport const bankHolidays = {\n")).toBe(true);
  expect(written.endsWith("} as const;\n\nexport type HolidayCalendar = keyof typeof bankHolidays;\n")).toBe(
    true,
  );
});

test.each([
  ["a calendar that is missing", published({ scotland: ["2029-01-01"] })],
  ["a day that does not exist", published(all("2029-02-30"))],
  ["an empty calendar", published(all())],
  ["another file", "[]"],
])("%s is refused", (_what, text) => {
  expect(() => importedSource(SOURCE, text)).toThrow();
});
