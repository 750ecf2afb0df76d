/**
 * Writes the bank holidays of GOV.UK into domain/src/calendars/bank-holidays.ts:
 * npm run holidays:import -- https://www.gov.uk/bank-holidays.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bankHolidays } from "../domain/src/calendars/bank-holidays.ts";
import { root } from "./install.mjs";

const FILE = join(root, "domain/src/calendars/bank-holidays.ts");

const published = z.object({ events: z.array(z.object({ date: z.iso.date() })).min(1) });
const calendars = z.object({
  "england-and-wales": published,
  scotland: published,
  "northern-ireland": published,
});

/** Published years replace the stored ones; years that are no longer published stay. */
const merged = (stored: readonly string[], given: readonly string[]): readonly string[] => {
  const years = new Set(given.map((day) => day.slice(0, 4)));
  return [...new Set([...stored.filter((day) => !years.has(day.slice(0, 4))), ...given])].toSorted();
};

/** The source of the module with the holidays of a published file. @throws ZodError for another format */
export const importedSource = (source: string, text: string): string => {
  const given = calendars.parse(JSON.parse(text));
  const lists = Object.entries(bankHolidays).map(([name, stored]) => {
    const days = merged(
      stored,
      given[name as keyof typeof bankHolidays].events.map(({ date }) => date),
    );
    const years = [...new Set(days.map((day) => day.slice(0, 4)))];
    const rows = years.map((year) => `    ...${JSON.stringify(days.filter((day) => day.startsWith(year)))},`);
    return `  ${JSON.stringify(name)}: [\n${rows.join("\n")}\n  ],`;
  });
  const start = source.indexOf("export const bankHolidays");
  const end = source.indexOf("} as const;");
  return `${source.slice(0, start)}export const bankHolidays = {\n${lists.join("\n")}\n${source.slice(end)}`;
};

const [from] = process.argv.slice(2);
if (from !== undefined && process.argv[1]?.endsWith("holidays-import.ts")) {
  const text = from.startsWith("https://") ? await (await fetch(from)).text() : readFileSync(from, "utf8");
  writeFileSync(FILE, importedSource(readFileSync(FILE, "utf8"), text));
  console.log("Written. Run `npm run format`, and look at the difference.");
}
