import { type CheckableThing, checkableThings, type ReportPerson } from "./report-facts.ts";

const isAnswered = ({ references }: ReportPerson, isAbout: (kind: string) => boolean): boolean =>
  references.some(({ kind, state }) => state === "answered" && isAbout(kind));

const isChecked: Readonly<Record<CheckableThing, (person: ReportPerson) => boolean>> = {
  IDENTITY: ({ identity }) => identity !== null && identity.kinds > 0,
  RIGHT_TO_RENT: ({ rightToRent }) => rightToRent?.state === "recorded",
  INCOME: ({ affordability, incomes }) => affordability !== null && incomes.some(({ isShown }) => isShown),
  ADDRESSES: ({ residence }) => residence !== null,
  LANDLORD: (person) => isAnswered(person, (kind) => kind === "rental"),
  EMPLOYER: (person) => isAnswered(person, (kind) => kind !== "rental"),
  PUBLIC_RECORD: ({ outside }) => outside.some(({ kind }) => kind === "CREDIT_FILE"),
};

/** A thing counts as checked if it was checked of a person in the report. */
export const thingsNotChecked = (people: readonly ReportPerson[]): readonly CheckableThing[] =>
  checkableThings.filter((thing) => !people.some(isChecked[thing]));
