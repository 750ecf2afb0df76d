import { type CivilDate, isCivilDate } from "@latchkey/domain/rules/civil-date.ts";
import { parse } from "mrz";
import type { MachineReadableZone } from "./findings.ts";

/** The machine-readable zone of a passport (TD3) or of a card (TD1), ICAO 9303. */

/** Documents are valid for ten years, some for fifty, none longer. */
const LONGEST_VALIDITY = 50;

const withCentury = (yymmdd: string, latestYear: number): CivilDate | undefined => {
  const match = /^(\d\d)(\d\d)(\d\d)$/.exec(yymmdd);
  if (!match) return undefined;
  const [, year = "", month, day] = match;
  const century = Math.floor(latestYear / 100) * 100;
  const full = century + Number(year) > latestYear ? century - 100 + Number(year) : century + Number(year);
  const date = `${full}-${month}-${day}`;
  return isCivilDate(date) ? date : undefined;
};

/** The latest matching date that is not in the future. */
export const birthdateOf = (yymmdd: string, today: CivilDate): CivilDate | undefined => {
  const year = Number(today.slice(0, 4));
  const date = withCentury(yymmdd, year);
  return date !== undefined && date > today ? withCentury(yymmdd, year - 1) : date;
};

export const expiryOf = (yymmdd: string, today: CivilDate): CivilDate | undefined =>
  withCentury(yymmdd, Number(today.slice(0, 4)) + LONGEST_VALIDITY);

const LENGTHS = { 2: 44, 3: 30 } as const;

/** Trailing `<` are often misread as similar letters, and miscounted. */
const refill = (line: string, length: number): string =>
  line.length === length
    ? line
    : line
        .replace(/[<KCLES]{3,}$/, "")
        .slice(0, length)
        .padEnd(length, "<");

/** The line with the check digits ends in one or two more digits, after any number of `<`. */
const refillBefore = (line: string, length: number): string => {
  const tail = /[<KCLES]{3,}([0-9BGIOSZ]{1,2})$/.exec(line)?.[1] ?? "";
  if (line.length === length || tail === "") return line;
  const start = line.slice(0, -tail.length).replace(/[<KCLES]{3,}$/, "");
  return start.padEnd(length - tail.length, "<") + tail;
};

const fitLines = (lines: readonly string[]): readonly string[] | undefined => {
  const [first = "", second = "", third = ""] = lines;
  if (lines.length === 2) return [refill(first, LENGTHS[2]), refillBefore(second, LENGTHS[2])];
  if (lines.length !== 3) return undefined;
  return [refill(first, LENGTHS[3]), refillBefore(second, LENGTHS[3]), refill(third, LENGTHS[3])];
};

const stateAt = (line: string | undefined, start: number): string =>
  (line ?? "")
    .slice(start, start + 3)
    .replaceAll("<", "")
    .replaceAll("0", "O")
    .replaceAll("1", "I")
    .replaceAll("5", "S")
    .replaceAll("8", "B")
    .replaceAll("2", "Z")
    .replaceAll("6", "G");

const statesOf = ([first, second]: readonly string[], format: MachineReadableZone["format"]) => ({
  issuer: stateAt(first, 2),
  nationality: stateAt(second, format === "TD3" ? 10 : 15),
});

const CHECKED = [
  "documentNumberCheckDigit",
  "birthDateCheckDigit",
  "expirationDateCheckDigit",
  "compositeCheckDigit",
] as const;

const parsed = (lines: readonly string[]) => {
  try {
    return parse(lines, { autocorrect: true });
  } catch {
    return undefined;
  }
};

/**
 * @param lines as recognised, without blanks
 * @returns undefined unless every check digit is right and both dates exist
 */
export const parseZone = (lines: readonly string[], today: CivilDate): MachineReadableZone | undefined => {
  const fitted = fitLines(lines);
  const result = fitted && parsed(fitted);
  if (!result || (result.format !== "TD1" && result.format !== "TD3")) return undefined;
  const { fields, details, documentNumber } = result;
  const digitsHold = details.every(({ field, valid }) => valid || !field?.endsWith("CheckDigit"));
  if (!digitsHold || CHECKED.some((field) => !fields[field])) return undefined;
  const birthdate = birthdateOf(fields.birthDate ?? "", today);
  const expiry = expiryOf(fields.expirationDate ?? "", today);
  const { issuer, nationality } = statesOf(fitted, result.format);
  const { documentCode, lastName: surname } = fields;
  if (!birthdate || !expiry || !documentCode || !issuer || !nationality || !surname || !documentNumber) {
    return undefined;
  }
  return {
    format: result.format,
    documentCode,
    issuer,
    number: documentNumber,
    surname,
    givenNames: fields.firstName ?? "",
    birthdate,
    expiry,
    nationality,
  };
};

/**
 * Fillers are miscounted by one or two. A cut-off card loses more, and its edge may look like the last digit.
 */
const MOST_LOST = 3;
const alike = (line: string, length: number): boolean => Math.abs(line.length - length) <= MOST_LOST;

/** The card's edge may be read as one or two characters before the line. */
const withoutEdge = (line: string): string => line.replace(/^\s*\S{1,2}\s+(?=\S{20})/, "");

export const findZone = (text: string, today: CivilDate): MachineReadableZone | undefined => {
  const lines = text
    .split("\n")
    .map((line) => withoutEdge(line).replaceAll(/[^A-Z0-9<]/g, ""))
    .filter((line) => line.length >= 20);
  for (const count of [2, 3] as const) {
    for (let start = lines.length - count; start >= 0; start -= 1) {
      const block = lines.slice(start, start + count);
      const zone = block.every((line) => alike(line, LENGTHS[count])) ? parseZone(block, today) : undefined;
      if (zone) return zone;
    }
  }
  return undefined;
};
