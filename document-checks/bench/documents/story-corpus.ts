import sharp from "sharp";
import { aBlurredPhoto, aCutPhoto, aWall } from "../../../journeys/files/bad-pictures.ts";
import { aPdf } from "../../../journeys/files/documents.ts";
import { aPhoto, aPicture, type FileToAdd } from "../../../journeys/files/pictures.ts";
import { type DocumentKind, drawDocument } from "../../corpus/documents.ts";
import { amara } from "../../corpus/people.ts";
import { photograph, scan } from "../../corpus/photograph.ts";
import { photographAtASlant, plainSlantedShot, type SlantedShot } from "../../corpus/slanted-shot.ts";
import type { CorpusFile } from "../engine.ts";
import { type DocumentCase, jpeg, type Truth } from "./corpus.ts";

/**
 * The pictures that stories and tests send, and the plain photo of the stories with every edge cut off: no
 * other family has pictures as plain as these, and a method may do well on all others and fail here.
 */

type Case = readonly [group: string, truth: Truth, draw: () => Promise<CorpusFile>];

const TYPES: Readonly<Record<string, CorpusFile["type"]>> = {
  "image/jpeg": "jpeg",
  "image/png": "png",
  "application/pdf": "pdf",
};

const sent = async (file: FileToAdd | Promise<FileToAdd>): Promise<CorpusFile> => {
  const { buffer, mimeType } = await file;
  return { content: buffer, type: TYPES[mimeType] ?? "jpeg" };
};

const ofStories: readonly Case[] = [
  ["photo of a story", "ok", () => sent(aPhoto())],
  ["picture of a story", "ok", () => sent(aPicture())],
  ["PDF of a story", "ok", () => sent(aPdf())],
  ["cut-off photo of a story", "cut-off", () => sent(aCutPhoto())],
  ["blurred photo of a story", "blurred", () => sent(aBlurredPhoto())],
  ["wall of a story", "no-document", () => sent(aWall())],
];

const [WIDTH, HEIGHT] = [880, 620];
const PAGE = { left: 40, top: 40, width: 800, height: 540 } as const;

const cutPhoto = async (side: "left" | "top" | "right" | "bottom", share: number): Promise<Buffer> => {
  const across = side === "left" || side === "right";
  const lost = Math.round(across ? PAGE.left + PAGE.width * share : PAGE.top + PAGE.height * share);
  const width = across ? WIDTH - lost : WIDTH;
  const height = across ? HEIGHT : HEIGHT - lost;
  return sharp((await aPhoto()).buffer)
    .extract({ left: side === "left" ? lost : 0, top: side === "top" ? lost : 0, width, height })
    .jpeg({ quality: 90 })
    .toBuffer();
};

const cutAnywhere: readonly Case[] = (["left", "top", "right", "bottom"] as const).flatMap((side) =>
  [0.12, 0.17, 0.25, 0.35].map(
    (share): Case => [
      `plain photo, ${side} edge cut off by ${share * 100} %`,
      "cut-off",
      () => jpeg(cutPhoto(side, share)),
    ],
  ),
);

const passport = drawDocument("passport", amara);
const licence = drawDocument("licence", amara);
const letter = drawDocument("letter", amara);
const width = 2400;

const ofTests: readonly Case[] = [
  ["of a test", "ok", () => jpeg(photograph(passport, { turn: -8, width: 3200 }))],
  ["of a test", "ok", () => jpeg(photograph(passport, { turn: -5, width: 3200 }))],
  ["of a test", "ok", () => jpeg(photograph(passport, { width: 3200 }))],
  ["of a test", "ok", () => jpeg(photograph(passport, { width: 1200 }))],
  ["of a test", "ok", () => jpeg(photograph(licence, { light: 0.35, noise: 6, table: "dark", width }))],
  ["of a test", "ok", () => jpeg(scan(licence, { width: 1600 }))],
  ["of a test", "ok", () => jpeg(scan(letter, { width: 1400, margin: 200 }))],
  ["of a test", "cut-off", () => jpeg(photograph(licence, { cut: 0.25, table: "dark", width }))],
  ["of a test", "blurred", () => jpeg(photograph(licence, { blur: 6, width }))],
  ["of a test", "blurred", () => jpeg(photograph(passport, { blur: 8, width }))],
];

const slanted: readonly (readonly [SlantedShot["background"], DocumentKind, SlantedShot["cut"]])[] = [
  ["drawn bricks", "permit", [0, 0, 0.22, 0]],
  ["checked cloth", "statement", [0, 0.25, 0, 0]],
  ["carpet", "booklet", [0.18, 0, 0, 0.14]],
];

const slantedOfTests: readonly Case[] = slanted.flatMap(([background, kind, cut]): Case[] => {
  const drawing = drawDocument(kind, amara);
  return [
    [
      "of a test, at a slant",
      "ok",
      () => jpeg(photographAtASlant(drawing, { ...plainSlantedShot, background })),
    ],
    [
      "of a test, at a slant",
      "cut-off",
      () => jpeg(photographAtASlant(drawing, { ...plainSlantedShot, background, cut })),
    ],
  ];
});

const casesOf = (cases: readonly Case[]): readonly DocumentCase[] =>
  cases.map(([group, truth, draw]) => ({ group, truth, draw, kind: "story", lines: [] }));

export const plainPhotos = (): readonly DocumentCase[] => casesOf([...ofStories, ...cutAnywhere]);

export const storyDocuments = (): readonly DocumentCase[] =>
  casesOf([...ofStories, ...cutAnywhere, ...ofTests, ...slantedOfTests]);
