import { drawDocument } from "../../corpus/documents.ts";
import { emptyPicture, type Portrait, portrait } from "../../corpus/faces.ts";
import {
  type FaceShot,
  type InventedFace,
  inventedFaces,
  inventedPortrait,
} from "../../corpus/invented-faces.ts";
import { aHolder } from "../../corpus/people.ts";
import { photograph } from "../../corpus/photograph.ts";
import { seeded } from "../../corpus/random.ts";
import type { CorpusFile } from "../engine.ts";
import { jpeg, plain } from "./corpus.ts";
import { families } from "./families.ts";

export interface FaceCase {
  readonly group: string;
  /** undefined for pictures without a face and for the one that the thresholds were set on */
  readonly face?: string;
  readonly truth: "ok" | "no-face" | "several-faces" | "face-too-small";
  readonly draw: () => Promise<CorpusFile>;
}

const faceAt = (
  [group, truth]: readonly [string, FaceCase["truth"]],
  given: Partial<Portrait>,
): FaceCase => ({
  group,
  truth,
  draw: () => jpeg(portrait(given)),
});

/** One person. Below the threshold by construction: the face is a third of the height at scale 1. */
export const tuningFaces = (): readonly FaceCase[] => [
  ...[1, 0.9, 0.75, 0.6, 0.5].map((scale) => faceAt(["sizes", "ok"], { scale })),
  ...[-25, -15, -8, 8, 15, 25].map((turn) => faceAt(["turned", "ok"], { turn })),
  ...[0.25, 0.4, 0.6, 1.3, 1.6].map((light) => faceAt(["light", "ok"], { light })),
  ...[1, 2, 4, 6].map((blur) => faceAt(["blurred", "ok"], { blur })),
  ...[0.32, 0.28, 0.25, 0.2].map((scale) => faceAt(["too small", "face-too-small"], { scale })),
  ...[0.9, 0.7, 0.5].map((scale) => faceAt(["two people", "several-faces"], { scale, people: 2 })),
  ...[-10, 10].map((turn) => faceAt(["two people", "several-faces"], { turn, people: 2, scale: 0.8 })),
  ...(["brick", "chelsea", "coffee"] as const).map(
    (name): FaceCase => ({ group: "nobody", truth: "no-face", draw: () => jpeg(emptyPicture(name)) }),
  ),
  ...families.first.kinds.map(
    (kind, seed): FaceCase => ({
      group: "nobody",
      truth: "no-face",
      draw: () => jpeg(photograph(drawDocument(kind, aHolder(seeded(seed))), { width: 1600 })),
    }),
  ),
  { group: "nobody", truth: "no-face", draw: () => jpeg(plain("#9a9a9a")) },
];

const SCARVES: readonly (readonly [InventedFace, string])[] = [
  ["woman-dark-skin-long-hair", "#8f2f4a"],
  ["woman-elder-grey-hair", "#3d5a6c"],
  ["woman-fair-blonde", "#23262b"],
];

const casesOf = (face: InventedFace, name: string, scarf?: string): FaceCase[] => {
  const one = (group: string, truth: FaceCase["truth"], given: Partial<FaceShot>): FaceCase => ({
    face: name,
    group,
    truth,
    draw: () => jpeg(inventedPortrait([face], { ...given, scarf })),
  });
  return [
    ...[1.1, 0.8, 0.55].map((scale) => one("sizes", "ok", { scale })),
    ...[-18, -9, 9, 18].map((turn) => one("turned", "ok", { turn })),
    ...[0.3, 0.6, 1.35].map((light) => one("light", "ok", { light })),
    one("lamplight", "ok", { cast: [1.1, 0.85, 0.5], light: 0.7 }),
    ...[1.5, 3.5].map((blur) => one("blurred", "ok", { blur })),
    ...[0.3, 0.22].map((scale) => one("too small", "face-too-small", { scale })),
  ];
};

const pairs = (): FaceCase[] =>
  inventedFaces.map((face, place) => ({
    group: "two people",
    truth: "several-faces",
    draw: () =>
      jpeg(
        inventedPortrait([face, inventedFaces[(place + 1) % inventedFaces.length] ?? face], { scale: 0.85 }),
      ),
  }));

/** People that no threshold was set on. */
export const heldOutFaces = (): readonly FaceCase[] => [
  ...inventedFaces.flatMap((face) => casesOf(face, face.replaceAll("-", " "))),
  ...SCARVES.flatMap(([face, colour]) =>
    casesOf(face, `${face.replaceAll("-", " ")}, drawn head scarf`, colour),
  ),
  ...pairs(),
];
