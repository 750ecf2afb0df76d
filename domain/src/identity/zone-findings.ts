import type { CivilDate } from "../rules/civil-date.ts";
import type { NameValue } from "./values.ts";

/**
 * Compares a machine-readable zone with what the person typed. A difference is a finding for the reviewer, never a
 * refusal: zones omit accents, truncate long names, and are misread. A name that differs in look-alike letters alone
 * is unclear: it is no difference, and no agreement.
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

export const zoneFindingKinds = [
  "surname",
  "surname-unclear",
  "given-names",
  "given-names-unclear",
  "birthdate",
  "expired",
] as const;
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

const DIGITS: Readonly<Record<string, string>> = { 0: "O", 1: "I", 2: "Z", 5: "S", 6: "G", 8: "B" };

/** A name in a zone has no digits (ICAO 9303-3), so that a digit is the letter that looks like it. */
const lettersOf = (zone: string): string =>
  zone.replace(/\d/g, (digit) => DIGITS[digit] ?? "").replace(/[^A-Z]/g, "");

/** Letters that the recognition confuses in the font of zones, in small or noisy pictures. */
const LOOK_ALIKES: readonly string[] = [
  "MHN",
  "WUV",
  "UO",
  "OQDC",
  "ILJT",
  "VY",
  "EF",
  "PR",
  "CG",
  "KX",
  "BR",
];

const looksAlike = (one: string, other: string): boolean =>
  one === other || LOOK_ALIKES.some((letters) => letters.includes(one) && letters.includes(other));

type Agreement = "same" | "unclear" | "different";

/** Zones truncate long names, so one may be a prefix of the other. */
const compared = (text: string, inZone: string): Agreement => {
  if (text === inZone) return "same";
  const shared = Math.min(text.length, inZone.length);
  if (shared === 0) return "different";
  const [one, other] = [text.slice(0, shared), inZone.slice(0, shared)];
  if (one === other) return "same";
  return [...one].every((letter, place) => looksAlike(letter, other.charAt(place))) ? "unclear" : "different";
};

const clearest = (found: readonly Agreement[]): Agreement => {
  if (found.includes("same")) return "same";
  return found.includes("unclear") ? "unclear" : "different";
};

const agreementOf = (typed: string, zone: string): Agreement =>
  isLatin(typed)
    ? clearest(([1, 2] as const).map((way) => compared(spelled(typed, way), lettersOf(zone))))
    : "same";

const nameFindings = (
  kind: "surname" | "given-names",
  agreement: Agreement,
): readonly (readonly [ZoneFinding, boolean])[] => [
  [kind, agreement === "different"],
  [`${kind}-unclear`, agreement === "unclear"],
];

export const zoneFindings = (
  zone: ZoneFacts,
  { name, birthdate }: TypedFacts,
  today: CivilDate,
): readonly ZoneFinding[] => {
  const { first_name, middle_name, last_name } = name;
  const findings: readonly (readonly [ZoneFinding, boolean])[] = [
    ...nameFindings("surname", agreementOf(last_name, zone.surname)),
    ...nameFindings(
      "given-names",
      clearest(
        [`${first_name}${middle_name}`, first_name].map((typed) => agreementOf(typed, zone.givenNames)),
      ),
    ),
    ["birthdate", birthdate !== zone.birthdate],
    ["expired", zone.expiry < today],
  ];
  return findings.flatMap(([kind, holds]) => (holds ? [kind] : []));
};
