import type { MachineReadableZone } from "./findings.ts";
import { type Grey, matOf, type Vision, withMats } from "./vision.ts";
import { findZone } from "./zone.ts";
import type { ZonePlace } from "./zone-place.ts";
import type { readStrip } from "./zone-reader.ts";

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
const PREPARATIONS: readonly [Preparation, ...Preparation[]] = [
  { capital: 34, smooth: 3 },
  { capital: 40, smooth: 0 },
  { capital: 30, smooth: 0 },
];
const LARGEST_STRIP = 4000;

/** Upright, a zone is full of fillers; upside down they are misread. */
const UPRIGHT = 12;
/** Other writing, and patterns, are read with fewer fillers. */
const PERHAPS = 4;
const MOST_PERHAPS = 2;

const fillersIn = (text: string): number => text.split("<").length - 1;

export interface ZoneSource {
  readonly vision: Vision;
  readonly grey: Grey;
  readonly today: string;
  readonly read: typeof readStrip;
  /** The reading ends with its abort: a noisy strip can take longer than all other measurements. */
  readonly signal: AbortSignal;
}

export interface ReadZone {
  readonly zone: MachineReadableZone;
  readonly place: ZonePlace;
}

interface Stand {
  readonly place: ZonePlace;
  readonly upsideDown: boolean;
}

interface Reading {
  readonly zone?: MachineReadableZone | undefined;
  readonly fillers: number;
}

const TOO_LARGE: Reading = { fillers: 0 };

/** @returns undefined when aborted */
const readOnce = async (
  { vision, grey, today, read, signal }: ZoneSource,
  { place, upsideDown }: Stand,
  { capital, smooth }: Preparation,
): Promise<Reading | undefined> => {
  if (signal.aborted) return undefined;
  const strip = cutOut(vision, grey, { place, capital });
  if (strip.width > LARGEST_STRIP || strip.height > strip.width) return TOO_LARGE;
  const text = await read(strip, { upsideDown, smooth }, signal);
  return text === undefined ? undefined : { zone: findZone(text, today), fillers: fillersIn(text) };
};

type Found = ReadZone | "unread" | "late";

const readAgain = async (source: ZoneSource, stand: Stand): Promise<Found> => {
  for (const preparation of PREPARATIONS.slice(1)) {
    const reading = await readOnce(source, stand, preparation);
    if (!reading) return "late";
    if (reading.zone) return { zone: reading.zone, place: stand.place };
  }
  return "unread";
};

/**
 * Reads every place once, in both directions, and those again that look like a zone.
 *
 * @returns the first reading whose check digits all hold
 */
export const readZone = async (source: ZoneSource, places: readonly ZonePlace[]): Promise<Found> => {
  const perhaps: (Stand & Reading)[] = [];
  for (const place of places) {
    for (const upsideDown of [false, true]) {
      const stand = { place, upsideDown };
      const reading = await readOnce(source, stand, PREPARATIONS[0]);
      if (!reading) return "late";
      if (reading.zone) return { zone: reading.zone, place };
      if (reading.fillers < UPRIGHT) {
        perhaps.push({ ...stand, ...reading });
        continue;
      }
      const found = await readAgain(source, stand);
      if (found !== "unread") return found;
      break;
    }
  }
  const likely = perhaps
    .filter(({ fillers }) => fillers >= PERHAPS)
    .toSorted((one, other) => other.fillers - one.fillers)
    .slice(0, MOST_PERHAPS);
  for (const stand of likely) {
    const found = await readAgain(source, stand);
    if (found !== "unread") return found;
  }
  return "unread";
};
