/** Why there is no picture, each with words and a way on of its own. */
export const cameraProblems = ["refused", "missing", "busy", "unavailable"] as const;
export type CameraProblem = (typeof cameraProblems)[number];

export type CameraOutcome =
  | { readonly kind: "live"; readonly stream: MediaStream }
  | { readonly kind: "problem"; readonly problem: CameraProblem }
  /** Nobody waits for it any more. */
  | { readonly kind: "closed" };

/** The one camera of this page. The permissions step opens it and the camera step shows it: the person is asked once. */
export interface Camera {
  /** Opens the camera, or answers with what is open or being opened already. */
  readonly open: () => Promise<CameraOutcome>;
  /** Turns the camera off, also one that is still opening; the next `open` turns it on again. */
  readonly stop: () => void;
  /** Turns off what films now. One that the browser still asks about may come: it is answered by who is back. */
  readonly pause: () => void;
  /** While a step holds the camera it may stay on. The last one to release it turns it off. */
  readonly hold: () => () => void;
}

type OpenCamera = () => Promise<MediaStream>;

/** The front camera of a phone, the only one of most computers; never a microphone. */
const FRONT: MediaStreamConstraints = { video: { facingMode: "user" } };

/** @returns undefined where the browser has no cameras to offer: an old one, or a page that did not come safely */
export const cameraOfBrowser = (): OpenCamera | undefined => {
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (globalThis.isSecureContext === false || !devices) return undefined;
  return () => devices.getUserMedia(FRONT);
};

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  SecurityError: "unavailable",
  TypeError: "unavailable",
};

const problemOf = (cause: unknown): CameraProblem =>
  (cause instanceof Error || cause instanceof DOMException ? PROBLEMS[cause.name] : undefined) ?? "busy";

const end = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

const isOn = (stream: MediaStream): boolean =>
  stream.getTracks().some(({ readyState }) => readyState === "live");

export const createCamera = (openCamera: () => OpenCamera | undefined): Camera => {
  let holders = 0;
  let shown: MediaStream | undefined;
  let opening: Promise<CameraOutcome> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  /** Stands for all who wait for the camera; gone when they no longer want it. */
  let wish: object | undefined;

  const pause = (): void => {
    if (shown) end(shown);
    shown = undefined;
  };
  const stop = (): void => {
    pause();
    wish = undefined;
  };
  const begin = async (): Promise<CameraOutcome> => {
    const ask = openCamera();
    if (!ask) return { kind: "problem", problem: "unavailable" };
    try {
      const stream = await ask();
      // Whoever left, or went on without, while the browser still asked does not leave a camera running behind.
      if (holders === 0 || !wish) {
        end(stream);
        return { kind: "closed" };
      }
      shown = stream;
      return { kind: "live", stream };
    } catch (cause) {
      return { kind: "problem", problem: problemOf(cause) };
    }
  };
  return {
    open: async () => {
      if (shown && isOn(shown)) return { kind: "live", stream: shown };
      wish ??= {};
      const mine = wish;
      opening ??= begin().finally(() => {
        opening = undefined;
      });
      const outcome = await opening;
      return wish === mine ? outcome : { kind: "closed" };
    },
    stop,
    pause,
    hold: () => {
      holders += 1;
      clearTimeout(leaving);
      return () => {
        holders -= 1;
        // The next step takes hold of it in the same turn, when there is one.
        if (holders === 0) leaving = setTimeout(stop);
      };
    },
  };
};

/** The camera of this page. */
export const camera = createCamera(cameraOfBrowser);
