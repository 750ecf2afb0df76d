import { type Day, isoOf } from "../bank/money/days.ts";
import { portrait } from "./drawing.ts";
import { dayInWords } from "./london-day.ts";
import type { Row, Sheet } from "./pdf.ts";
import { type CodeHolder, codeHolders } from "./people.ts";
import { birthdateIssue, given, type Issues, lineIssue, typedDay, typedLine } from "./typed.ts";

export interface CodeCheck {
  readonly holder: CodeHolder;
  readonly landlord: string;
  readonly day: Day;
}

/** `nothing`: a sentence instead of a result. */
export type Answer =
  | { readonly kind: "wrong"; readonly issues: Issues }
  | { readonly kind: "nothing"; readonly sentence: string }
  | { readonly kind: "shown"; readonly check: CodeCheck };

const LETTERS = /^[A-Z0-9]{9}$/;
const OTHER_KINDS: Readonly<Record<string, string>> = { W: "work", S: "immigration status" };

const codeIssue = (code: string): string | undefined => {
  const other = LETTERS.test(code) ? OTHER_KINDS[code.charAt(0)] : undefined;
  if (other !== undefined) {
    return `A code that begins with ${code.charAt(0)} is for ${other}. Ask for a code to rent: it begins with R`;
  }
  return LETTERS.test(code) && code.startsWith("R")
    ? undefined
    : "Enter nine letters and digits, the first an R, like R12 345 678";
};

export const answerTo = (form: URLSearchParams, day: Day): Answer => {
  const code = typedLine(form, "code").replace(/ /g, "").toUpperCase();
  const birthdate = typedDay(form);
  const landlord = typedLine(form, "landlord");
  const issues = given({
    code: codeIssue(code),
    birthdate: birthdateIssue(birthdate, isoOf(day)),
    landlord: lineIssue(landlord, "Enter your company, or the landlord’s name"),
  });
  if (Object.keys(issues).length > 0) return { kind: "wrong", issues };
  const holder = codeHolders.find((one) => one.code === code && one.birthdate === birthdate);
  if (!holder) {
    const sentence = "There is no result: the code is unknown, or the date of birth does not belong to it.";
    return { kind: "nothing", sentence };
  }
  if (holder.codeEndsIn < 0) {
    const ended = dayInWords(day + holder.codeEndsIn);
    return { kind: "nothing", sentence: `This code ended on ${ended}. Ask the tenant for a new one.` };
  }
  return { kind: "shown", check: { holder, landlord, day } };
};

export const resultOf = ({ holder: { rightEndsIn }, day }: CodeCheck): string =>
  rightEndsIn === undefined ? "no time limit" : `until ${dayInWords(day + rightEndsIn)}`;

export const resultRows = (check: CodeCheck, reference: string): readonly Row[] => [
  ["Name", check.holder.name],
  ["Right to rent in England", resultOf(check)],
  ["Company or landlord", check.landlord],
  ["Day of the check", dayInWords(check.day)],
  ["Reference", reference],
];

export const resultSheet = (check: CodeCheck, reference: string): Sheet => ({
  title: `Right to rent: ${check.holder.name}`,
  drawings: [portrait(check.holder.name)],
  rows: resultRows(check, reference),
});
