import type { CivilDate } from "../rules/civil-date.ts";
import { type TypedFacts, type ZoneFacts, type ZoneFinding, zoneFindings } from "./zone-findings.ts";

export const comparedFields = [
  "given-names",
  "surname",
  "birthdate",
  "expiry",
  "nationality",
  "number",
] as const;
export type ComparedField = (typeof comparedFields)[number];

export interface ComparedRow {
  readonly field: ComparedField;
  readonly typed: string | null;
  readonly shown: string | null;
  readonly agrees: boolean | null;
}

interface ShownFacts extends ZoneFacts {
  readonly nationality: string;
}

const agreementOn = (
  kind: "given-names" | "surname",
  found: readonly ZoneFinding[],
): ComparedRow["agrees"] => (found.includes(`${kind}-unclear`) ? null : !found.includes(kind));

/** A document number opens doors elsewhere, so the comparison states only that there is one. */
export const compareZone = (
  zone: ShownFacts,
  facts: TypedFacts,
  today: CivilDate,
): readonly ComparedRow[] => {
  const found = zoneFindings(zone, facts, today);
  const { first_name, middle_name, last_name } = facts.name;
  return [
    {
      field: "given-names",
      typed: `${first_name} ${middle_name}`.trim(),
      shown: zone.givenNames,
      agrees: agreementOn("given-names", found),
    },
    { field: "surname", typed: last_name, shown: zone.surname, agrees: agreementOn("surname", found) },
    {
      field: "birthdate",
      typed: facts.birthdate,
      shown: zone.birthdate,
      agrees: !found.includes("birthdate"),
    },
    { field: "expiry", typed: null, shown: zone.expiry, agrees: !found.includes("expired") },
    { field: "nationality", typed: null, shown: zone.nationality, agrees: null },
    { field: "number", typed: null, shown: null, agrees: null },
  ];
};
