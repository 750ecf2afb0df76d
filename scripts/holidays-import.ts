/**
 * Writes the bank holidays of GOV.UK into domain/src/calendars/bank-holidays.ts:
 * npm run holidays:import -- https://www.gov.uk/bank-holidays.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bankHolidays } from "../domain/src/calendars/bank-holidays.ts";
import { isCivilDate } from "../domain/src/rules/civil-date.ts";
import { objectIn } from "../domain/src/rules/objects.ts";
import { root } from "./install.mjs";

const FILE = join(root, "domain/src/calendars/bank-holidays.ts");

/** @throws for another format, an empty calendar, or a day that does not exist */
const publishedDays = (file: unknown, calendar: string): readonly string[] => {
  const { events } = objectIn(objectIn(file)[calendar]);
  const days = (Array.isArray(events) ? events : []).map((event) => String(objectIn(event).date));
  if (days.length === 0 || !days.every(isCivilDate)) throw new Error(`No days are listed for ${calendar}.`);
  return days;
};

/** Published years replace the stored ones; years that are no longer published stay. */
const merged = (stored: readonly string[], given: readonly string[]): readonly string[] => {
  const years = new Set(given.map((day) => day.slice(0, 4)));
  return [...new Set([...stored.filter((day) => !years.has(day.slice(0, 4))), ...given])].toSorted();
};

export const importedSource = (source: string, text: string): string => {
  const file: unknown = JSON.parse(text);
  const lists = Object.entries(bankHolidays).map(([name, stored]) => {
    const days = merged(stored, publishedDays(file, name));
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
