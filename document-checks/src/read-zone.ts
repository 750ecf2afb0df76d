import { createRequire } from "node:module";
import { dirname } from "node:path";
import sharp from "sharp";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import type { MachineReadableZone } from "./findings.ts";
import { type Grey, matOf, type Vision, withMats } from "./vision.ts";
import { findZone } from "./zone.ts";
import type { ZonePlace } from "./zone-place.ts";

const require = createRequire(import.meta.url);
let starting: Promise<Worker> | undefined;

/**
 * The older of the two recognition engines: it matches letters by shape, while the newer one expects words
 * and reads `<` as K. Everything comes from installed packages; nothing is downloaded or cached.
 */
const startReader = (): Promise<Worker> => {
  starting ??= (async () => {
    const worker = await createWorker("eng", OEM.TESSERACT_ONLY, {
      langPath: dirname(require.resolve("@tesseract.js-data/eng/4.0.0/eng.traineddata.gz")),
      cacheMethod: "none",
      gzip: true,
      legacyCore: true,
      legacyLang: true,
      errorHandler: () => process.exit(1),
    });
    await worker.setParameters({
      tessedit_char_whitelist: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<",
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
      user_defined_dpi: "300",
    });
    return worker;
  })();
  return starting;
};

/** Upright, with capitals of a given height in pixels. */
const cutOut = (
  vision: Vision,
  grey: Grey,
  { place, capital }: { place: ZonePlace; capital: number },
): Grey =>
  withMats((keep) => {
    const longest = Math.max(grey.width, grey.height);
    const scale = capital / (place.letter * longest);
    const width = Math.round(place.width * longest * scale);
    const height = Math.round(place.height * longest * scale);
    const [cos, sin] = [Math.cos(place.angle) * scale, Math.sin(place.angle) * scale];
    const [x, y] = [place.x * longest, place.y * longest];
    const turn = keep(
      vision.matFromArray(2, 3, vision.CV_64FC1, [
        cos,
        sin,
        width / 2 - cos * x - sin * y,
        -sin,
        cos,
        height / 2 + sin * x - cos * y,
      ]),
    );
    const out = keep(new vision.Mat());
    const size = new vision.Size(width, height);
    vision.warpAffine(
      keep(matOf(vision, grey)),
      out,
      turn,
      size,
      vision.INTER_LINEAR,
      vision.BORDER_REPLICATE,
    );
    return { data: Uint8Array.from(out.data), width, height };
  });

interface Preparation {
  readonly capital: number;
  readonly smooth: number;
}

/** The best three of six that were tried: the first two read 22 of 22, with different mistakes. */
const PREPARATIONS: readonly Preparation[] = [
  { capital: 34, smooth: 3 },
  { capital: 40, smooth: 0 },
  { capital: 30, smooth: 0 },
];
const LARGEST_STRIP = 4000;
const MARGIN = 12;
const PAPER = "#d8d8d8";

interface Pose {
  readonly upsideDown: boolean;
  readonly smooth: number;
}

/** Stretches the contrast before adding the margin, which would otherwise count as the lightest part. */
const stripOf = async ({ data, width, height }: Grey, { upsideDown, smooth }: Pose): Promise<Buffer> => {
  const turned = sharp(data, { raw: { width, height, channels: 1 } }).rotate(upsideDown ? 180 : 0);
  const smoothed = smooth > 0 ? turned.median(smooth) : turned;
  const { data: strip, info } = await smoothed
    .normalise()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(strip, { raw: { width: info.width, height: info.height, channels: 1 } })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: PAPER })
    .png({ compressionLevel: 1 })
    .toBuffer();
};

const recognise = async (grey: Grey, pose: Pose): Promise<string> => {
  const strip = await stripOf(grey, pose);
  const reader = await startReader();
  const { data: page } = await reader.recognize(strip);
  return page.text;
};

/** Upright, a zone is full of fillers; upside down they are misread. */
const looksUpright = (text: string): boolean => text.split("<").length > 12;

export interface ZoneSource {
  readonly vision: Vision;
  readonly grey: Grey;
  readonly today: string;
}

export interface ReadZone {
  readonly zone: MachineReadableZone;
  readonly place: ZonePlace;
}

/** @returns the first reading whose check digits all hold */
export const readZone = async (
  { vision, grey, today }: ZoneSource,
  places: readonly ZonePlace[],
): Promise<ReadZone | undefined> => {
  for (const place of places) {
    for (const upsideDown of [false, true]) {
      let upright = false;
      for (const { capital, smooth } of PREPARATIONS) {
        const strip = cutOut(vision, grey, { place, capital });
        if (strip.width > LARGEST_STRIP || strip.height > strip.width) break;
        const text = await recognise(strip, { upsideDown, smooth });
        const zone = findZone(text, today);
        if (zone) return { zone, place };
        upright ||= looksUpright(text);
      }
      if (upright) break;
    }
  }
  return undefined;
};
