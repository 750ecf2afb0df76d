import type { CompanyReference } from "../income/source.ts";
import type { ReferencePerson } from "../residence/residence.ts";
import type { referencePersonTypes } from "../vocabulary/people.ts";

/** A referee. A company's contact has one name, which is stored as the first name. */
export interface Referee extends Omit<ReferencePerson, "type"> {
  readonly type: Extract<
    (typeof referencePersonTypes)[number],
    "LANDLORD" | "AGENT" | "EMPLOYER_OR_HR" | "ACCOUNTANT"
  >;
}

export const refereeAt = (
  type: "EMPLOYER_OR_HR" | "ACCOUNTANT",
  { name, email }: CompanyReference,
): Referee => ({ type, firstName: name, lastName: "", email, phone: "" });

const parts = [
  "type",
  "firstName",
  "lastName",
  "email",
  "phone",
] as const satisfies readonly (keyof Referee)[];

export const isSameReferee = (one: Referee, other: Referee): boolean =>
  parts.every((part) => one[part] === other[part]);
