import { type DocumentType, isTwoSided } from "./kinds.ts";

/**
 * Properties of a picture regardless of its content: dark, grey, a screenshot, a duplicate. Applicant and reviewer are
 * told; it never blocks. The thresholds are measured in `bench/document-looks`.
 */

export interface Look {
  readonly width: number;
  readonly height: number;
  /** The grey level that 2 % of the pixels exceed, 0 to 255. */
  readonly light: number;
  /** The difference between the strongest and the weakest colour channel that 1 % of the pixels exceed, 0 to 255. */
  readonly colour: number;
  /** Share of equal neighbouring pixels; null if the picture is not shaped like a screen, so it is not measured. */
  readonly flat: number | null;
  readonly camera: boolean;
  readonly saysScreenshot: boolean;
  /** Perceptual hash: the grey levels of 16 by 16 fields in hexadecimal; null if the picture is too even for one. */
  readonly print: string | null;
}

export const fileNotices = ["blank", "dark", "grey", "screenshot", "cut", "same-as-front", "twice"] as const;
export type FileNotice = (typeof fileNotices)[number];

export const lookNotices = ["dark", "grey", "screenshot"] as const;
export type LookNotice = (typeof lookNotices)[number];

/** The darkest good picture of the corpus has 71; unreadable dark ones have at most 31. */
const DARK = 50;
/** The palest good picture in colour has 16; copies without colour have 0. */
const GREY = 8;
/** Screens have 0.97 and more; no good picture of the corpus has the shape of one. */
const FLAT = 0.8;
/** The same picture stored again is 0.1 away at most, two of different documents 0.32 at least. */
export const SAME = 0.16;

/** Longer side to shorter: cameras take up to 16:9, phones' screens begin at 18:9. */
const PHONE_SCREEN = { least: 1.95, most: 2.5 } as const;

const SCREENS: ReadonlySet<string> = new Set([
  "1280x720",
  "1280x800",
  "1280x1024",
  "1366x768",
  "1440x900",
  "1536x864",
  "1600x900",
  "1680x1050",
  "1920x1080",
  "1920x1200",
  "2256x1504",
  "2560x1440",
  "2560x1600",
  "2560x1664",
  "2736x1824",
  "2880x1800",
  "2880x1864",
  "3024x1964",
  "3456x2234",
  "3840x2160",
  "2160x1620",
  "2266x1488",
  "2360x1640",
  "2388x1668",
  "2732x2048",
]);

type Size = Pick<Look, "width" | "height">;

export const isScreenShaped = ({ width, height }: Size): boolean => {
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  const aspect = longer / Math.max(1, shorter);
  const isPhone =
    height > width && shorter >= 320 && aspect >= PHONE_SCREEN.least && aspect <= PHONE_SCREEN.most;
  return isPhone || SCREENS.has(`${longer}x${shorter}`);
};

const isScreenshot = ({ flat, camera, saysScreenshot }: Look): boolean =>
  saysScreenshot || (!camera && flat !== null && flat >= FLAT);

export const noticesOfLook = (look: Look): readonly LookNotice[] => {
  if (look.light < DARK) return ["dark"];
  return [
    ...(look.colour < GREY ? (["grey"] as const) : []),
    ...(isScreenshot(look) ? (["screenshot"] as const) : []),
  ];
};

/** Normalised by mean and spread, so that neither light nor contrast counts. */
const fieldsOf = (print: string): readonly number[] => {
  const levels = Array.from({ length: print.length / 2 }, (_, field) =>
    Number.parseInt(print.slice(field * 2, field * 2 + 2), 16),
  );
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const spread = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
  return levels.map((level) => (level - mean) / Math.max(1, spread));
};

/** Distance of two perceptual hashes: 0 for the same picture, about 1.4 for unrelated ones. */
export const distance = (one: string, other: string): number => {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  const squares = fields.reduce((sum, level, place) => sum + (level - (others[place] ?? 0)) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, fields.length));
};

export const isSamePicture = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one.length === other.length && distance(one, other) <= SAME;

const ONE_PAGE_PASSPORTS: readonly DocumentType[] = [
  "PASSPORT",
  "UK_PASSPORT",
  "BRITISH_NATIONAL_OVERSEAS_PASSPORT",
];

/** Passports and cards must be in colour; a letter or a certificate may be black on white. */
export const isAskedInColour = (type: DocumentType): boolean =>
  isTwoSided(type) || ONE_PAGE_PASSPORTS.includes(type);
