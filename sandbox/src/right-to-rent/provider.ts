import { type Day, isoOf } from "../bank/money/days.ts";
import { biometricPage, portrait } from "./drawing.ts";
import { dayInWords } from "./london-day.ts";
import type { Row, Sheet } from "./pdf.ts";
import { clearmark, PASSPORT_ENDS_IN, type PassportHolder, passportHolders } from "./people.ts";
import { birthdateIssue, given, type Issues, lineIssue, typedDay, typedLine } from "./typed.ts";

export type Verified = Omit<PassportHolder, "id">;

export interface Output {
  readonly person: Verified;
  readonly day: Day;
}

export const OTHER_PERSON = "other";

type Verification =
  | { readonly kind: "wrong"; readonly issues: Issues }
  | { readonly kind: "verified"; readonly output: Output };

const verifyTyped = (form: URLSearchParams, day: Day): Verification => {
  const forenames = typedLine(form, "forenames");
  const surname = typedLine(form, "surname");
  const birthdate = typedDay(form);
  const issues = given({
    forenames: lineIssue(forenames, "Enter the forenames"),
    surname: lineIssue(surname, "Enter the surname"),
    birthdate: birthdateIssue(birthdate, isoOf(day)),
  });
  if (birthdate === undefined || Object.keys(issues).length > 0) return { kind: "wrong", issues };
  const person = { forenames, surname, birthdate, document: "British or Irish passport" };
  return { kind: "verified", output: { person, day } };
};

export const verify = (form: URLSearchParams, day: Day): Verification => {
  const chosen = form.get("person") ?? "";
  if (chosen === OTHER_PERSON) return verifyTyped(form, day);
  const person = passportHolders.find(({ id }) => id === chosen);
  return person
    ? { kind: "verified", output: { person, day } }
    : { kind: "wrong", issues: { person: "Choose a person" } };
};

const BY = `${clearmark.name}, ${clearmark.number}`;

export const outputRows = ({ person, day }: Output, reference: string): readonly Row[] => [
  ["Forenames", person.forenames],
  ["Surname", person.surname],
  ["Date of birth", dayInWords(person.birthdate)],
  ["Document", `${person.document}, valid until ${dayInWords(day + PASSPORT_ENDS_IN)}`],
  ["Identity verified", "Yes"],
  ["Checked by", BY],
  ["Day", dayInWords(day)],
  ["Level of confidence", clearmark.level],
  ["Reference", reference],
];

const nameOf = ({ forenames, surname }: Verified): string => `${forenames} ${surname}`;

export const outputDrawings = ({ person }: Output) =>
  [portrait(nameOf(person)), biometricPage(nameOf(person))] as const;

export const outputSheet = (output: Output, reference: string): Sheet => ({
  title: `Identity check: ${nameOf(output.person)}`,
  drawings: outputDrawings(output),
  rows: outputRows(output, reference),
});

export const registerRows = (day: Day): readonly Row[] => [
  ["Provider", clearmark.name],
  ["Number", clearmark.number],
  ["Service", clearmark.service],
  ["Level of confidence", clearmark.level],
  ["Valid until", dayInWords(day + clearmark.endsIn)],
  ["Seen on", dayInWords(day)],
];

export const registerSheet = (day: Day): Sheet => ({
  title: `Register entry: ${BY}`,
  drawings: [],
  rows: registerRows(day),
});
