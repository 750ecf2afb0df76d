import {
  type Background,
  fifthBackgrounds,
  firstBackgrounds,
  fourthBackgrounds,
  secondBackgrounds,
  thirdBackgrounds,
} from "../../corpus/backgrounds.ts";
import { type Drawing, documentKinds, drawDocument } from "../../corpus/documents.ts";
import { drawFifthDocument, fifthDocumentKinds } from "../../corpus/fifth-documents.ts";
import { drawFourthDocument, fourthDocumentKinds } from "../../corpus/fourth-documents.ts";
import { aFourthHolder, aHolder, anotherHolder, aThirdHolder } from "../../corpus/people.ts";
import { oneOf, type Random } from "../../corpus/random.ts";
import { drawSecondDocument, secondDocumentKinds } from "../../corpus/second-documents.ts";
import { drawThirdDocument, thirdDocumentKinds } from "../../corpus/third-documents.ts";

/**
 * Families of documents photographed at a slant. They share no background, no document, no seed and no camera. Thresholds
 * and methods are set on all but the last one, which is held out.
 */

type Range = readonly [least: number, most: number];

export interface Family {
  readonly seed: number;
  readonly backgrounds: readonly Background[];
  readonly lamplit: readonly Background[];
  readonly held: readonly Background[];
  readonly pages: readonly Background[];
  readonly draw: (random: Random) => { readonly kind: string; readonly drawing: Drawing };
  readonly sides: readonly [number, ...number[]];
  readonly quality: Range;
  readonly noise: Range;
  readonly warmth: Range;
  readonly turn: number;
  readonly tilt: number;
  readonly fill: Range;
  readonly cut: Range;
  readonly light: Range;
  readonly falloff: Range;
  /** whole documents for each background */
  readonly perBackground: number;
  readonly cutPerBackground: number;
}

const first: Family = {
  seed: 4711,
  backgrounds: firstBackgrounds,
  lamplit: [],
  held: [],
  pages: ["printed page"],
  draw: (random) => {
    const kind = oneOf(random, documentKinds);
    return { kind, drawing: drawDocument(kind, aHolder(random)) };
  },
  sides: [4000, 3264, 1600],
  quality: [80, 92],
  noise: [2, 7],
  warmth: [0.95, 1.15],
  turn: 12,
  tilt: 12,
  fill: [0.62, 0.86],
  cut: [0.15, 0.35],
  light: [0.6, 1.05],
  falloff: [0, 0.3],
  perBackground: 9,
  cutPerBackground: 9,
};

const second: Family = {
  seed: 90_210,
  backgrounds: secondBackgrounds,
  lamplit: ["wood under a lamp"],
  held: ["blurred room"],
  pages: ["scattered papers"],
  draw: (random) => {
    const kind = oneOf(random, secondDocumentKinds);
    return { kind, drawing: drawSecondDocument(kind, aHolder(random)) };
  },
  sides: [4624, 3024, 2048],
  quality: [62, 95],
  noise: [1, 10],
  warmth: [0.88, 1.3],
  turn: 16,
  tilt: 16,
  fill: [0.55, 0.9],
  cut: [0.12, 0.4],
  light: [0.6, 1.05],
  falloff: [0, 0.45],
  perBackground: 9,
  cutPerBackground: 9,
};

const third: Family = {
  seed: 31_337,
  backgrounds: thirdBackgrounds,
  lamplit: ["slatted bench"],
  held: ["patchwork"],
  pages: ["open magazine"],
  draw: (random) => {
    const kind = oneOf(random, thirdDocumentKinds);
    return { kind, drawing: drawThirdDocument(kind, anotherHolder(random)) };
  },
  sides: [3264, 2304, 1536],
  quality: [58, 95],
  noise: [1, 11],
  warmth: [0.85, 1.35],
  turn: 18,
  tilt: 18,
  fill: [0.52, 0.92],
  cut: [0.11, 0.42],
  light: [0.55, 1.1],
  falloff: [0, 0.5],
  perBackground: 15,
  cutPerBackground: 13,
};

const fourth: Family = {
  seed: 271_828,
  backgrounds: fourthBackgrounds,
  lamplit: ["leather"],
  held: ["lawn"],
  pages: ["street map"],
  draw: (random) => {
    const kind = oneOf(random, fourthDocumentKinds);
    return { kind, drawing: drawFourthDocument(kind, aThirdHolder(random)) };
  },
  sides: [4640, 2304, 1920, 1600, 1440, 1440, 1280, 1280],
  quality: [56, 95],
  noise: [1, 12],
  warmth: [0.84, 1.36],
  turn: 19,
  tilt: 19,
  fill: [0.52, 0.92],
  cut: [0.11, 0.42],
  light: [0.55, 1.1],
  falloff: [0, 0.5],
  perBackground: 15,
  cutPerBackground: 15,
};

const fifth: Family = {
  seed: 161_803,
  backgrounds: fifthBackgrounds,
  lamplit: ["knitted blanket"],
  held: ["autumn leaves"],
  pages: ["sheet music"],
  draw: (random) => {
    const kind = oneOf(random, fifthDocumentKinds);
    return { kind, drawing: drawFifthDocument(kind, aFourthHolder(random)) };
  },
  sides: [4032, 2592, 2048, 1800, 1600, 1440, 1360, 1280],
  quality: [55, 95],
  noise: [1, 12],
  warmth: [0.82, 1.38],
  turn: 20,
  tilt: 20,
  fill: [0.52, 0.92],
  cut: [0.11, 0.42],
  light: [0.52, 1.1],
  falloff: [0, 0.5],
  perBackground: 15,
  cutPerBackground: 15,
};

export const familyNames = ["first", "second", "third", "fourth", "fifth"] as const;
export type FamilyName = (typeof familyNames)[number];
export const families: Readonly<Record<FamilyName, Family>> = { first, second, third, fourth, fifth };

/**
 * Nothing may be set on the held-out family. A change that does so has to add another one, which is held out
 * instead.
 */
export const HELD_OUT: FamilyName = "fifth";
