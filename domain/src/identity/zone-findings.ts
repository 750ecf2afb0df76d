import type { CivilDate } from "../rules/civil-date.ts";
import type { NameValue } from "./values.ts";

/**
 * Compares a machine-readable zone with what the person typed. A difference is a finding for the reviewer, never a
 * refusal: zones omit accents, truncate long names, and are misread.
 */

export interface ZoneFacts {
  readonly surname: string;
  readonly givenNames: string;
  readonly birthdate: CivilDate;
  readonly expiry: CivilDate;
}

export interface TypedFacts {
  readonly name: NameValue;
  readonly birthdate: string;
}

export const zoneFindingKinds = ["surname", "given-names", "birthdate", "expired"] as const;
export type ZoneFinding = (typeof zoneFindingKinds)[number];

/** Transliterations of letters outside A to Z (ICAO 9303-3, section 6); each of the spellings is allowed. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/Ä/g, "AE", "A"],
  [/Ö/g, "OE", "O"],
  [/Ü/g, "UE", "U"],
  [/Å/g, "AA", "A"],
  [/Ø/g, "OE", "O"],
  [/Æ/g, "AE", "AE"],
  [/Œ/g, "OE", "OE"],
  [/ẞ|ß/gi, "SS", "SS"],
  [/Þ/g, "TH", "TH"],
  [/[ÐĐ]/g, "D", "DH"],
  [/Ł/g, "L", "L"],
  [/Ñ/g, "N", "NXX"],
];

const spelled = (text: string, way: 1 | 2): string =>
  SPELLINGS.reduce((spelling, row) => spelling.replace(row[0], row[way]), text.normalize("NFC").toUpperCase())
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Z]/g, "");

/** Letters without a transliteration cannot show a difference. */
const isLatin = (text: string): boolean => !/[^\p{Script=Latin}\p{M}\s'’.-]/u.test(text.normalize("NFC"));

/** Zones truncate long names, so one may be a prefix of the other. */
const agree = (typed: string, zone: string): boolean => {
  const inZone = zone.replace(/[^A-Z]/g, "");
  return ([1, 2] as const).some((way) => {
    const text = spelled(typed, way);
    return (
      text === inZone ||
      (inZone.length > 0 && text.length > 0 && (text.startsWith(inZone) || inZone.startsWith(text)))
    );
  });
};

const differ = (typed: string, zone: string): boolean => isLatin(typed) && !agree(typed, zone);

export const zoneFindings = (
  zone: ZoneFacts,
  { name, birthdate }: TypedFacts,
  today: CivilDate,
): readonly ZoneFinding[] => {
  const { first_name, middle_name, last_name } = name;
  const findings: readonly (readonly [ZoneFinding, boolean])[] = [
    ["surname", differ(last_name, zone.surname)],
    [
      "given-names",
      differ(`${first_name}${middle_name}`, zone.givenNames) && differ(first_name, zone.givenNames),
    ],
    ["birthdate", birthdate !== zone.birthdate],
    ["expired", zone.expiry < today],
  ];
  return findings.flatMap(([kind, holds]) => (holds ? [kind] : []));
};
