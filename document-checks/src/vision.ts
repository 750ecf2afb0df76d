import { constants } from "node:fs";
import { createRequire } from "node:module";
import type { Point } from "./corners.ts";

/** The used part of OpenCV. Matrices are outside the JavaScript heap and must be deleted by their creator. */
export interface Mat {
  readonly rows: number;
  readonly cols: number;
  readonly data: Uint8Array;
  readonly data32S: Int32Array;
  readonly delete: () => void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Vector<T> {
  readonly size: () => number;
  readonly get: (index: number) => T;
  readonly delete: () => void;
}

export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Classifier {
  readonly load: (name: string) => boolean;
  readonly detectMultiScale: (
    image: Mat,
    objects: Vector<Rectangle>,
    ...settings: readonly [scale: number, neighbours: number, flags: number, least: Size]
  ) => void;
  readonly delete: () => void;
}

export interface Vision {
  readonly Mat: new (...size: readonly number[]) => Mat;
  readonly MatVector: new () => Vector<Mat>;
  readonly RectVector: new () => Vector<Rectangle>;
  readonly Size: new (width: number, height: number) => Size;
  readonly CascadeClassifier: new () => Classifier;
  readonly CV_8UC1: number;
  readonly CV_8UC3: number;
  readonly CV_64FC1: number;
  readonly RETR_LIST: number;
  readonly CHAIN_APPROX_SIMPLE: number;
  readonly MORPH_RECT: number;
  readonly MORPH_CLOSE: number;
  readonly MORPH_ERODE: number;
  readonly MORPH_DILATE: number;
  readonly MORPH_OPEN: number;
  readonly ADAPTIVE_THRESH_MEAN_C: number;
  readonly THRESH_BINARY_INV: number;
  readonly INTER_LINEAR: number;
  readonly BORDER_REPLICATE: number;
  readonly Canny: (from: Mat, to: Mat, low: number, high: number) => void;
  readonly GaussianBlur: (from: Mat, to: Mat, size: Size, sigma: number) => void;
  readonly getStructuringElement: (shape: number, size: Size) => Mat;
  readonly dilate: (from: Mat, to: Mat, kernel: Mat) => void;
  readonly morphologyEx: (from: Mat, to: Mat, operation: number, kernel: Mat) => void;
  readonly findContours: (
    from: Mat,
    contours: Vector<Mat>,
    hierarchy: Mat,
    mode: number,
    method: number,
  ) => void;
  readonly convexHull: (from: Mat, to: Mat) => void;
  readonly approxPolyDP: (from: Mat, to: Mat, epsilon: number, closed: boolean) => void;
  readonly arcLength: (curve: Mat, closed: boolean) => number;
  readonly contourArea: (curve: Mat) => number;
  readonly adaptiveThreshold: (from: Mat, to: Mat, ...settings: readonly number[]) => void;
  readonly connectedComponentsWithStats: (from: Mat, labels: Mat, stats: Mat, centroids: Mat) => number;
  readonly matFromArray: (rows: number, columns: number, type: number, values: readonly number[]) => Mat;
  readonly warpAffine: (
    from: Mat,
    to: Mat,
    turn: Mat,
    size: Size,
    ...settings: readonly [interpolation: number, border: number]
  ) => void;
  readonly getRotationMatrix2D: (
    centre: Omit<Rectangle, "width" | "height">,
    degrees: number,
    scale: number,
  ) => Mat;
  readonly equalizeHist: (from: Mat, to: Mat) => void;
  readonly FS_createDataFile: (
    folder: string,
    name: string,
    content: Uint8Array,
    ...rights: readonly [read: boolean, write: boolean, own: boolean]
  ) => void;
}

const require = createRequire(import.meta.url);
let loading: Promise<{ readonly vision: Vision }> | undefined;

/**
 * On loading, the library reads file mode numbers in a way that a confined process is refused
 * (`confinement.ts`). It needs them only for folders of the host, which it never gets.
 */
const requireVision = (): Vision => {
  const before = Object.getOwnPropertyDescriptor(process, "binding") ?? {};
  Object.defineProperty(process, "binding", { ...before, value: () => ({ fs: constants }) });
  try {
    return require("@techstark/opencv-js");
  } finally {
    Object.defineProperty(process, "binding", before);
  }
};

/**
 * Loaded once, on first use. The module has its own `then`, on which an `await` never resolves, so it is
 * wrapped in an object, and a callback signals that it is ready.
 */
export const loadVision = (): Promise<{ readonly vision: Vision }> => {
  loading ??= new Promise((resolve) => {
    const vision: Vision & { onRuntimeInitialized?: () => void } = requireVision();
    vision.onRuntimeInitialized = () => resolve({ vision });
  });
  return loading;
};

/** Deletes the scope's matrices afterwards, also after an error. */
export const withMats = <T>(use: (keep: <M extends { delete: () => void }>(mat: M) => M) => T): T => {
  const kept: { delete: () => void }[] = [];
  try {
    return use((mat) => {
      kept.push(mat);
      return mat;
    });
  } finally {
    for (const mat of kept) mat.delete();
  }
};

export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Coloured {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const matOf = (vision: Vision, { data, width, height }: Grey): Mat => {
  const mat = new vision.Mat(height, width, vision.CV_8UC1);
  mat.data.set(data);
  return mat;
};

export const pointsOf = ({ data32S }: Mat): Point[] =>
  Array.from({ length: data32S.length / 2 }, (_, place) => ({
    x: data32S[place * 2] ?? 0,
    y: data32S[place * 2 + 1] ?? 0,
  }));
