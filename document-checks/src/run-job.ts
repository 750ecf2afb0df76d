import { findFaces } from "./faces.ts";
import type {
  ConvertedHeic,
  DocumentFinding,
  FaceFinding,
  Inspected,
  Unchecked,
  ViewedPage,
} from "./findings.ts";
import { measureFocus } from "./focus.ts";
import { convertHeic } from "./heic.ts";
import { isUniform } from "./is-uniform.ts";
import { lookAt } from "./look.ts";
import type { Job } from "./messages.ts";
import { NotChecked } from "./not-checked.ts";
import {
  colouredAt,
  greyAt,
  openPicture,
  readable,
  recoloured,
  regrey,
  withoutColour,
} from "./open-picture.ts";
import { findFourCornered } from "./outline.ts";
import { inspectPdf } from "./pdf-page.ts";
import { readZone } from "./read-zone.ts";
import { measureSharpness } from "./sharpness.ts";
import { findSheets } from "./sheet.ts";
import { countFaces, documentOutcome, faceOutcome, isBlurred, mayBeBlurred, readOutline } from "./verdict.ts";
import { type Grey, loadVision } from "./vision.ts";
import { readWriting, type Writing } from "./writing.ts";
import { areaOf, turnedBack, zonePlaces } from "./zone-place.ts";
import { readStrip } from "./zone-reader.ts";

/** The longer side in pixels for each measurement; the thresholds are only valid at these sizes. */
const SIDES = { zone: 2800, writing: 1200, outline: 640, sheet: 320, face: 800, view: 2000 } as const;
const VIEWS = {
  page: { side: SIDES.view, quality: 82 },
  thumbnail: { side: 320, quality: 72 },
} as const;

type JobOf<Kind extends Job["kind"]> = Extract<Job, { kind: Kind }>;

const zoneIn = async (
  fine: Grey,
  { lines, turn, isOnItsSide }: Writing,
  { today, zoneMs }: JobOf<"document">,
) => {
  const { vision } = await loadVision();
  const grey = turn(fine);
  const signal = AbortSignal.timeout(zoneMs);
  const source = { vision, grey, today, signal, read: readStrip };
  const read = await readZone(source, zonePlaces(lines, SIDES.writing));
  if (read === "late" || read === "unread") return read;
  const area = areaOf(read.place, grey);
  return { mrz: read.zone, area: isOnItsSide ? turnedBack(area) : area };
};

const checkDocument = async (job: JobOf<"document">): Promise<DocumentFinding> => {
  const { vision } = await loadVision();
  const picture = await openPicture(job);
  const coloured = await colouredAt(picture, SIDES.zone);
  const fine = await withoutColour(coloured);
  const small = await regrey(fine, SIDES.writing, true);
  const { edges, relative } = measureSharpness(small);
  const sharpness = { sharpness: edges, relativeSharpness: relative };
  const writing = readWriting(vision, small);
  const written = { letters: writing.everywhere, longest: SIDES.writing };
  const sheets = findSheets(vision, await recoloured(coloured, SIDES.sheet), written);
  const fourCornered = findFourCornered(vision, await regrey(fine, SIDES.outline), written);
  const scores = {
    ...sharpness,
    focus: mayBeBlurred(sharpness) ? measureFocus(vision, small) : null,
    letters: writing.letters,
    side: Math.max(picture.width, picture.height),
    corners: readOutline(sheets, fourCornered).corners,
  };
  const zone = job.expectsZone ? await zoneIn(fine, writing, job) : "unread";
  if (zone === "late") return { outcome: documentOutcome(scores, false), scores, zoneIsLate: true };
  const outcome = documentOutcome(scores, zone !== "unread");
  // Check digits cover numbers and dates, not names, which are misread in a blurred picture.
  if (zone === "unread" || isBlurred(scores)) return { outcome, scores };
  return { outcome, scores, mrz: zone.mrz, zoneBox: { page: picture.page, ...zone.area } };
};

const checkFace = async (job: JobOf<"face">): Promise<FaceFinding> => {
  const picture = await openPicture(job);
  const found = await findFaces(await greyAt(picture, SIDES.face), job.modelsFolder);
  const faces = countFaces(found.map(({ size }) => size));
  const scores = { largestFace: found[0]?.size ?? 0 };
  const faceBoxes = found.slice(0, faces).map(({ area }) => ({ page: picture.page, ...area }));
  return { outcome: faceOutcome(faces, scores), faces, faceBoxes, scores };
};

const view = async (job: JobOf<"view">): Promise<ViewedPage> => {
  const { decode, pages } = await openPicture(job, job.page);
  const { side, quality } = VIEWS[job.size];
  const picture = decode()
    .resize(side, side, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .jpeg({ quality });
  return { outcome: "ok", content: await readable(picture.toBuffer()), pages };
};

/** On white, because a logo is drawn for paper. */
const drawLogo = async (job: JobOf<"logo">): Promise<ConvertedHeic> => {
  const { decode } = await openPicture(job);
  const picture = decode()
    .resize(job.width, job.height, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .png({ compressionLevel: 9 });
  return { outcome: "ok", content: await readable(picture.toBuffer()) };
};

const inspect = async (job: JobOf<"inspect">): Promise<Inspected> => {
  if (job.type !== "pdf") return { outcome: "ok", look: await lookAt(await openPicture(job)) };
  const metadata = await inspectPdf(job.content);
  const page = await openPicture(job);
  return { outcome: "ok", metadata, isBlank: !metadata.hasText && (await isUniform(page)) };
};

type Finding = DocumentFinding | FaceFinding | ViewedPage | Inspected | ConvertedHeic;

const run = (job: Job): Promise<Finding> => {
  switch (job.kind) {
    case "document":
      return checkDocument(job);
    case "face":
      return checkFace(job);
    case "view":
      return view(job);
    case "logo":
      return drawLogo(job);
    case "inspect":
      return inspect(job);
    case "turn-heic":
      return convertHeic(job);
  }
};

/** @throws errors that are not about the file: the process then exits and is restarted */
export const runJob = async (job: Job): Promise<Finding | Unchecked> => {
  try {
    return await run(job);
  } catch (cause) {
    if (cause instanceof NotChecked) return { outcome: "not-checked", reason: cause.reason };
    throw cause;
  }
};
