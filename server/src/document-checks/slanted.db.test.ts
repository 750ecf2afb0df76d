import type { Background } from "@latchkey/document-checks/corpus/backgrounds.ts";
import { type DocumentKind, drawDocument } from "@latchkey/document-checks/corpus/documents.ts";
import { type InventedFace, inventedPortrait } from "@latchkey/document-checks/corpus/invented-faces.ts";
import { amara } from "@latchkey/document-checks/corpus/people.ts";
import {
  photographAtASlant,
  type SlantedShot,
  plainSlantedShot as shot,
} from "@latchkey/document-checks/corpus/slanted-shot.ts";
import { afterAll, expect, test } from "vitest";
import { jpegFile, openTestChecks } from "../../test/open-checks.ts";

/** The engine's verdicts on documents photographed at a slant, and on people who do not exist. Needs no database. */

const checks = openTestChecks();
afterAll(checks.close);

const outcomeOf = async (kind: DocumentKind, given: Partial<SlantedShot>) => {
  const content = await photographAtASlant(drawDocument(kind, amara), { ...shot, ...given });
  return checks.checkDocument(jpegFile(content), { expectsZone: false });
};

const scenes: readonly (readonly [Background, DocumentKind, SlantedShot["cut"]])[] = [
  ["drawn bricks", "permit", [0, 0, 0.22, 0]],
  ["checked cloth", "statement", [0, 0.25, 0, 0]],
  ["carpet", "booklet", [0.18, 0, 0, 0.14]],
];

test.each(scenes)(
  "on %s, a whole %s passes and one that is cut off does not",
  async (background, kind, cut) => {
    expect(await outcomeOf(kind, { background })).toMatchObject({ outcome: "ok", scores: { corners: 4 } });
    expect(await outcomeOf(kind, { background, cut })).toMatchObject({
      outcome: "cut-off",
      scores: { corners: 2 },
    });
  },
);

test("one that is held in a hand passes, though the thumb covers its edge", async () => {
  expect(await outcomeOf("permit", { background: "blurred room", hand: true })).toMatchObject({
    outcome: "ok",
  });
});

const card = drawDocument("work card", amara);
const outcomeOfCard = async (given: Partial<SlantedShot>) =>
  checks.checkDocument(jpegFile(await photographAtASlant(card, { ...shot, ...given })), {
    expectsZone: false,
  });

test("a small card in poor light passes, and does not when it is blurred", async () => {
  const poor = { background: "lawn", fill: 0.55, light: 0.55, falloff: 0.45 } as const;
  const camera = { ...shot.camera, side: 1280, quality: 60, noise: 5, blur: 1 };
  expect(await outcomeOfCard({ ...poor, camera })).toMatchObject({ outcome: "ok" });
  expect(await outcomeOfCard({ ...poor, camera: { ...camera, blur: 8 } })).toMatchObject({
    outcome: "blurred",
  });
});

test("a card that is cut off is told from a whole one on gravel, which has more letters than it", async () => {
  const onGravel = { background: "gravel", turn: 15 } as const;
  const camera = { ...shot.camera, quality: 60, noise: 5, blur: 1 };
  expect(await outcomeOfCard({ ...onGravel, camera })).toMatchObject({ outcome: "ok" });
  expect(await outcomeOfCard({ ...onGravel, camera, cut: [0.3, 0, 0, 0.3] })).toMatchObject({
    outcome: "cut-off",
  });
});

test.each<[InventedFace, string | undefined]>([
  ["man-dark-skin-shaved", undefined],
  ["woman-fair-blonde", undefined],
  ["woman-elder-grey-hair", "#3d5a6c"],
  ["man-glasses", undefined],
  ["man-elder-white-beard", undefined],
  ["man-head-wrap", undefined],
])("one face is found: %s, head scarf %s", async (face, scarf) => {
  const content = await inventedPortrait([face], { scale: 0.8, scarf });
  expect(await checks.checkFace(jpegFile(content))).toMatchObject({ outcome: "ok", faces: 1 });
});
