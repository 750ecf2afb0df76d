import { dayFrom } from "../bank/money/days.ts";

/** The complaint about a field, by its name. */
export type Issues = Readonly<Record<string, string>>;

/** A PDF of the sandbox has these signs alone. */
const PLAIN = /^[\x20-\x7e\xa0-\xff]*$/;
const LONGEST = 60;

export const typedLine = (form: URLSearchParams, name: string): string =>
  (form.get(name) ?? "").trim().replace(/\s+/g, " ");

/** @param missing the sentence for an empty field */
export const lineIssue = (text: string, missing: string): string | undefined => {
  if (text === "") return missing;
  if (text.length > LONGEST) return `Use at most ${LONGEST} letters`;
  return PLAIN.test(text) ? undefined : "Use letters of western Europe";
};

export const dayParts = ["day", "month", "year"] as const;

/** `1993-06-02`; undefined: there is no such day. */
export const typedDay = (form: URLSearchParams): string | undefined => {
  const [day = "", month = "", year = ""] = dayParts.map((part) => typedLine(form, part));
  const date = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return dayFrom(date) === undefined ? undefined : date;
};

export const birthdateIssue = (date: string | undefined, today: string): string | undefined => {
  if (date === undefined) return "Enter a day that exists, like 2 6 1993";
  return date < today ? undefined : "Enter a day in the past";
};

export const given = (issues: Readonly<Record<string, string | undefined>>): Issues =>
  Object.fromEntries(Object.entries(issues).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])));
