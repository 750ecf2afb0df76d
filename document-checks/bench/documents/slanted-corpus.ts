import type { Background } from "../../corpus/backgrounds.ts";
import type { Drawing } from "../../corpus/documents/layout.ts";
import { drawDocument } from "../../corpus/documents.ts";
import { oneOf, type Random, seeded } from "../../corpus/random.ts";
import { photographAtASlant, type SlantedShot } from "../../corpus/slanted-shot.ts";
import { type DocumentCase, jpeg, type Truth } from "./corpus.ts";
import { type Family, type FamilyName, families } from "./families.ts";

const between = (random: Random, [least, most]: readonly [number, number]): number =>
  least + random() * (most - least);
const around = (random: Random, most: number): number => (random() * 2 - 1) * most;

type Cut = SlantedShot["cut"];
const WHOLE: Cut = [0, 0, 0, 0];

const aCut = (random: Random, range: readonly [number, number]): Cut => {
  const side = Math.floor(random() * 4);
  const other = random() < 0.25 ? (side + 1) % 4 : side;
  const share = between(random, range);
  const cut = WHOLE.map((_, place) => (place === side ? share : place === other ? share * 0.7 : 0));
  const [left = 0, top = 0, right = 0, bottom = 0] = cut;
  return [left, top, right, bottom];
};

const aShot = (family: Family, background: Background, random: Random): SlantedShot => {
  const warmth = between(random, family.warmth);
  const lamplight = family.lamplit === background;
  return {
    background,
    camera: {
      side: oneOf(random, family.sides),
      quality: Math.round(between(random, family.quality)),
      balance: [warmth * (lamplight ? 1.15 : 1), 1, (1 / warmth) * (lamplight ? 0.7 : 1)],
      noise: between(random, family.noise),
      blur: random() * 1.2,
    },
    turn: around(random, family.slant),
    tilt: [around(random, family.slant), around(random, family.slant)],
    fill: between(random, family.fill),
    place: [around(random, 0.7), around(random, 0.7)],
    cut: WHOLE,
    light: between(random, family.light),
    falloff: lamplight ? 0.75 : random() * family.falloff,
    lamp: [random(), random()],
    hand: family.held === background,
    seed: Math.floor(random() * 1e9),
  };
};

/**
 * Like a scanning app's crop: the sheet reaches one or two borders, and a little table is left beside the
 * others.
 */
const tightCrop = (random: Random): Partial<SlantedShot> => ({
  turn: around(random, 0.8),
  tilt: [around(random, 1.5), around(random, 1.5)],
  fill: between(random, [0.97, 1]),
  place: [random() < 0.5 ? -1 : 1, random() < 0.5 ? -1 : 1],
  hand: false,
});

interface Drawn {
  readonly kind: string;
  readonly drawing: Drawing;
}

const drawnOf = ({ kinds, holder }: Family, random: Random): Drawn => {
  const kind = oneOf(random, kinds);
  return { kind, drawing: drawDocument(kind, holder(random)) };
};

const caseOf = (
  { kind, drawing }: Drawn,
  [group, truth]: readonly [string, Truth],
  shot: SlantedShot,
): DocumentCase => ({
  kind,
  lines: truth === "ok" ? drawing.lines : [],
  group,
  truth,
  draw: () => jpeg(photographAtASlant(drawing, shot)),
});

/**
 * For every background: as many whole documents as cut ones, two blurred ones, a tight crop, and the
 * background alone.
 */
export const slantedDocuments = (name: FamilyName): readonly DocumentCase[] => {
  const family = families[name];
  const random = seeded(family.seed);
  return family.backgrounds.flatMap((background) => {
    const shots = Array.from(
      { length: family.counts.whole },
      () => [drawnOf(family, random), aShot(family, background, random)] as const,
    );
    const cuts = Array.from({ length: family.counts.cut }, () => {
      const cut = aCut(random, family.cut);
      const shot = aShot(family, background, random);
      return [drawnOf(family, random), { ...shot, cut, fill: Math.max(shot.fill, 0.75) }] as const;
    });
    const blurred = [7, 11].map((blur) => {
      const shot = aShot(family, background, random);
      return [drawnOf(family, random), { ...shot, camera: { ...shot.camera, blur } }] as const;
    });
    const tight = { ...aShot(family, background, random), ...tightCrop(random) };
    const cropped = drawnOf(family, random);
    const empty = aShot(family, background, random);
    const hasPages = family.pages === background;
    return [
      ...shots.map(([drawn, shot]) => caseOf(drawn, [`whole, ${background}`, "ok"], shot)),
      ...cuts.map(([drawn, shot]) => caseOf(drawn, [`cut off, ${background}`, "cut-off"], shot)),
      ...blurred.map(([drawn, shot]) => caseOf(drawn, [`blurred, ${background}`, "blurred"], shot)),
      caseOf(cropped, [`cropped to its edges, ${background}`, "ok"], tight),
      ...(hasPages
        ? []
        : [
            {
              kind: "none",
              lines: [],
              group: `nothing, ${background}`,
              truth: "no-document" as const,
              draw: () => jpeg(photographAtASlant(undefined, empty)),
            },
          ]),
    ];
  });
};
