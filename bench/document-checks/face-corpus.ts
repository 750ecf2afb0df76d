import type { CheckedFile } from "../../server/src/document-checks/engine/findings.ts";
import { documentKinds, drawDocument } from "../../server/test/pictures/documents.ts";
import { emptyPicture, type Portrait, portrait } from "../../server/test/pictures/faces.ts";
import { aHolder } from "../../server/test/pictures/people.ts";
import { photograph } from "../../server/test/pictures/photograph.ts";
import { seeded } from "../../server/test/pictures/random.ts";
import { jpeg, plain } from "./corpus.ts";

export interface FaceCase {
  readonly group: string;
  readonly truth: "ok" | "no-face" | "several-faces" | "face-too-small";
  readonly draw: () => Promise<CheckedFile>;
}

const faceAt = (
  [group, truth]: readonly [string, FaceCase["truth"]],
  given: Partial<Portrait>,
): FaceCase => ({
  group,
  truth,
  draw: () => jpeg(portrait(given)),
});

/** Below the threshold by construction: the face is a third of the height at scale 1. */
export const allFaces = (): readonly FaceCase[] => [
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
  ...documentKinds.map(
    (kind, seed): FaceCase => ({
      group: "nobody",
      truth: "no-face",
      draw: () => jpeg(photograph(drawDocument(kind, aHolder(seeded(seed))), { width: 1600 })),
    }),
  ),
  { group: "nobody", truth: "no-face", draw: () => jpeg(plain("#9a9a9a")) },
];
