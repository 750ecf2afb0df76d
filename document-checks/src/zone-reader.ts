import { createRequire } from "node:module";
import { dirname } from "node:path";
import sharp from "sharp";
import { createWorker, OEM, PSM, type Worker } from "tesseract.js";
import type { Grey } from "./vision.ts";

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

const MARGIN = 12;
const PAPER = "#d8d8d8";

export interface Pose {
  readonly upsideDown: boolean;
  readonly smooth: number;
}

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

const untilAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });

/** @returns undefined when it was aborted: a reading cannot be interrupted, so its thread is ended */
export const readStrip = async (grey: Grey, pose: Pose, signal: AbortSignal): Promise<string | undefined> => {
  const strip = await stripOf(grey, pose);
  const reader = await Promise.race([startReader(), untilAborted(signal)]);
  if (!reader) return undefined;
  const reading = reader.recognize(strip).then(({ data }) => data.text);
  const text = await Promise.race([reading, untilAborted(signal)]);
  if (text === undefined) {
    starting = undefined;
    await reader.terminate();
  }
  return text;
};
