import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  type Classifier,
  type Grey,
  loadVision,
  type Mat,
  matOf,
  type Rectangle,
  type Vision,
  withMats,
} from "./vision.ts";
import { type Area, clipped } from "./zone-place.ts";

const MODEL = "haarcascade_frontalface_alt2.xml";

let loading: Promise<Classifier> | undefined;

const loadClassifier = (vision: Vision, modelsFolder: string): Promise<Classifier> => {
  loading ??= (async () => {
    vision.FS_createDataFile("/", MODEL, await readFile(join(modelsFolder, MODEL)), true, false, false);
    const classifier = new vision.CascadeClassifier();
    if (!classifier.load(MODEL)) throw new Error("The model of faces could not be read.");
    return classifier;
  })();
  return loading;
};

const STEP = 1.1;
/**
 * Detections that must overlap: with three, a coffee cup has a face; with four, so has a rotated brick wall.
 */
const AGREEING = { upright: 4, turned: 5 } as const;
const SMALLEST = 0.05;
/** People tilt their heads. The model tolerates about fifteen degrees. */
const ANGLES = [0, -25, 25];

interface Search {
  readonly classifier: Classifier;
  readonly agreeing: number;
  readonly degrees: number;
}

export interface Face {
  /** share of the picture's shorter side */
  readonly size: number;
  readonly area: Area;
}

const areaBefore = ({ x, y, width, height }: Rectangle, { cols, rows }: Mat, degrees: number): Area => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [across, down] = [x + (width - cols) / 2, y + (height - rows) / 2];
  const middle = { x: cos * across - sin * down + cols / 2, y: sin * across + cos * down + rows / 2 };
  return clipped({
    x: (middle.x - width / 2) / cols,
    y: (middle.y - height / 2) / rows,
    width: width / cols,
    height: height / rows,
  });
};

const detect = (vision: Vision, picture: Mat, { classifier, agreeing, degrees }: Search): Face[] =>
  withMats((keep) => {
    const found = keep(new vision.RectVector());
    const shorter = Math.min(picture.rows, picture.cols);
    const least = Math.round(shorter * SMALLEST);
    classifier.detectMultiScale(picture, found, STEP, agreeing, 0, new vision.Size(least, least));
    return Array.from({ length: found.size() }, (_, index) => {
      const place = found.get(index);
      return { size: place.width / shorter, area: areaBefore(place, picture, degrees) };
    });
  });

const turned = (vision: Vision, picture: Mat, degrees: number): Mat =>
  withMats((keep) => {
    const out = new vision.Mat();
    const size = new vision.Size(picture.cols, picture.rows);
    const turn = keep(vision.getRotationMatrix2D({ x: picture.cols / 2, y: picture.rows / 2 }, degrees, 1));
    vision.warpAffine(picture, out, turn, size, vision.INTER_LINEAR, vision.BORDER_REPLICATE);
    return out;
  });

/**
 * @param grey 800 pixels on the longer side
 * @returns the faces, largest first
 */
export const findFaces = async (grey: Grey, modelsFolder: string): Promise<readonly Face[]> => {
  const { vision } = await loadVision();
  const classifier = await loadClassifier(vision, modelsFolder);
  return withMats((keep) => {
    const picture = keep(matOf(vision, grey));
    vision.equalizeHist(picture, picture);
    for (const degrees of ANGLES) {
      const upright = degrees === 0 ? picture : keep(turned(vision, picture, degrees));
      const agreeing = degrees === 0 ? AGREEING.upright : AGREEING.turned;
      const found = detect(vision, upright, { classifier, agreeing, degrees });
      if (found.length > 0) return found.toSorted((one, other) => other.size - one.size);
    }
    return [];
  });
};
