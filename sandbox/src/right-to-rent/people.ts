/** Invented people with the names of the demo's English homes. Days are counted from today. */

export interface CodeHolder {
  readonly code: string;
  readonly name: string;
  readonly birthdate: string;
  /** undefined: the right has no time limit. */
  readonly rightEndsIn?: number;
  /** Negative if the code has ended. */
  readonly codeEndsIn: number;
}

const BIRTHDATE = "1993-06-02";

export const codeHolders: readonly CodeHolder[] = [
  { code: "R12345678", name: "Lars Lindqvist", birthdate: BIRTHDATE, codeEndsIn: 60 },
  { code: "R4K7MT92X", name: "Adaeze Obi", birthdate: BIRTHDATE, rightEndsIn: 400, codeEndsIn: 60 },
  { code: "R6P2WD48C", name: "Yusuf Rahman", birthdate: BIRTHDATE, rightEndsIn: 300, codeEndsIn: 60 },
  { code: "R9F3HJ55E", name: "Oskar Lund", birthdate: BIRTHDATE, codeEndsIn: -3 },
];

export interface PassportHolder {
  readonly id: string;
  readonly forenames: string;
  readonly surname: string;
  readonly birthdate: string;
  readonly document: string;
}

export const passportHolders: readonly PassportHolder[] = [
  {
    id: "hannah",
    forenames: "Hannah",
    surname: "Whitby",
    birthdate: BIRTHDATE,
    document: "British passport",
  },
  { id: "rhys", forenames: "Rhys", surname: "Prosser", birthdate: BIRTHDATE, document: "British passport" },
  { id: "niamh", forenames: "Niamh", surname: "Byrne", birthdate: BIRTHDATE, document: "Irish passport" },
];

export const PASSPORT_ENDS_IN = 400;

export const clearmark = {
  name: "Clearmark Identity",
  number: "DVS-0417",
  service: "Right to rent",
  level: "Medium",
  endsIn: 107,
} as const;
