import type { Person } from "./verifier.ts";

/** Whose document it is, as they say themselves. */
export interface NamedPerson extends Person {
  readonly middleName: string;
}

export const personColumns = [
  "applicant.first_name",
  "applicant.middle_name",
  "applicant.last_name",
  "applicant.birthdate",
] as const;

interface PersonRow {
  readonly first_name: string | null;
  readonly middle_name: string | null;
  readonly last_name: string | null;
  readonly birthdate: string | null;
}

export const personIn = ({ first_name, middle_name, last_name, birthdate }: PersonRow): NamedPerson => ({
  firstName: first_name ?? "",
  middleName: middle_name ?? "",
  lastName: last_name ?? "",
  birthdate: birthdate ?? "",
});
