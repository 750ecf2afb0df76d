import type { Background } from "../../corpus/backgrounds.ts";
import type { DocumentKind } from "../../corpus/documents.ts";
import { aFourthHolder, aHolder, anotherHolder, aThirdHolder } from "../../corpus/people.ts";
import type { Random } from "../../corpus/random.ts";
import type { Holder } from "../../corpus/zone-lines.ts";

/**
 * Families of documents photographed at a slant. They share no background, no document, no seed and no camera. Thresholds
 * and methods are set on all but the last one, which is held out.
 */

type Range = readonly [least: number, most: number];

export interface Family {
  readonly seed: number;
  readonly backgrounds: readonly Background[];
  readonly lamplit: Background | undefined;
  readonly held: Background | undefined;
  readonly pages: Background;
  readonly kinds: readonly [DocumentKind, ...DocumentKind[]];
  readonly holder: (random: Random) => Holder;
  readonly sides: readonly [number, ...number[]];
  readonly quality: Range;
  readonly noise: Range;
  readonly warmth: Range;
  /** degrees, of the document and of the camera */
  readonly slant: number;
  readonly fill: Range;
  readonly cut: Range;
  readonly light: Range;
  readonly falloff: number;
  /** for each background */
  readonly counts: { readonly whole: number; readonly cut: number };
}

const FIRST: Family = {
  seed: 4711,
  backgrounds: [
    "photographed bricks",
    "tiles",
    "planks",
    "striped cloth",
    "granite",
    "clutter",
    "desk mat",
    "printed page",
  ],
  lamplit: undefined,
  held: undefined,
  pages: "printed page",
  kinds: ["passport", "licence", "card", "letter"],
  holder: aHolder,
  sides: [4000, 3264, 1600],
  quality: [80, 92],
  noise: [2, 7],
  warmth: [0.95, 1.15],
  slant: 12,
  fill: [0.62, 0.86],
  cut: [0.15, 0.35],
  light: [0.6, 1.05],
  falloff: 0.3,
  counts: { whole: 9, cut: 9 },
};

const SECOND: Family = {
  ...FIRST,
  seed: 90_210,
  backgrounds: [
    "drawn bricks",
    "parquet",
    "checked cloth",
    "flowered cloth",
    "carpet",
    "scattered papers",
    "wood under a lamp",
    "blurred room",
  ],
  lamplit: "wood under a lamp",
  held: "blurred room",
  pages: "scattered papers",
  kinds: ["permit", "statement", "payslip", "certificate", "bill", "booklet"],
  sides: [4624, 3024, 2048],
  quality: [62, 95],
  noise: [1, 10],
  warmth: [0.88, 1.3],
  slant: 16,
  fill: [0.55, 0.9],
  cut: [0.12, 0.4],
  falloff: 0.45,
};

const THIRD: Family = {
  seed: 31_337,
  backgrounds: [
    "marble",
    "terrazzo",
    "basket weave",
    "patchwork",
    "keyboard on a desk",
    "slatted bench",
    "bed linen",
    "concrete in the sun",
    "tweed",
    "open magazine",
  ],
  lamplit: "slatted bench",
  held: "patchwork",
  pages: "open magazine",
  kinds: ["pass", "visa card", "lease", "assessment", "reference", "id"],
  holder: anotherHolder,
  sides: [3264, 2304, 1536],
  quality: [58, 95],
  noise: [1, 11],
  warmth: [0.85, 1.35],
  slant: 18,
  fill: [0.52, 0.92],
  cut: [0.11, 0.42],
  light: [0.55, 1.1],
  falloff: 0.5,
  counts: { whole: 15, cut: 13 },
};

const FOURTH: Family = {
  ...THIRD,
  seed: 271_828,
  backgrounds: ["gravel", "cork", "lace", "leather", "lawn", "cardboard box", "waffle towel", "street map"],
  lamplit: "leather",
  held: "lawn",
  pages: "street map",
  kinds: [
    "travel document",
    "driver card",
    "wage slip",
    "offer letter",
    "diploma",
    "health card",
    "work card",
  ],
  holder: aThirdHolder,
  sides: [4640, 2304, 1920, 1600, 1440, 1440, 1280, 1280],
  quality: [56, 95],
  noise: [1, 12],
  warmth: [0.84, 1.36],
  slant: 19,
  counts: { whole: 15, cut: 15 },
};

const FIFTH: Family = {
  ...FOURTH,
  seed: 161_803,
  backgrounds: [
    "denim",
    "bamboo mat",
    "knitted blanket",
    "steel worktop",
    "oriental rug",
    "autumn leaves",
    "wrapping paper",
    "laptop with stickers",
    "sheet music",
  ],
  lamplit: "knitted blanket",
  held: "autumn leaves",
  pages: "sheet music",
  kinds: [
    "service passport",
    "settlement card",
    "student card",
    "council letter",
    "pension notice",
    "birth record",
    "rent receipt",
  ],
  holder: aFourthHolder,
  sides: [4032, 2592, 2048, 1800, 1600, 1440, 1360, 1280],
  quality: [55, 95],
  warmth: [0.82, 1.38],
  slant: 20,
  light: [0.52, 1.1],
};

export const familyNames = ["first", "second", "third", "fourth", "fifth"] as const;
export type FamilyName = (typeof familyNames)[number];
export const families: Readonly<Record<FamilyName, Family>> = {
  first: FIRST,
  second: SECOND,
  third: THIRD,
  fourth: FOURTH,
  fifth: FIFTH,
};

/** A change that sets something on the held-out family adds another one, which is held out instead. */
export const HELD_OUT: FamilyName = "fifth";
