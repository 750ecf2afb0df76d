export const cameraProblems = ["refused", "missing", "busy", "unavailable"] as const;
export type CameraProblem = (typeof cameraProblems)[number];

export type CameraOutcome =
  | { readonly kind: "live"; readonly stream: MediaStream }
  | { readonly kind: "problem"; readonly problem: CameraProblem }
  | { readonly kind: "closed" };

/** The camera of this page, shared by the permissions step and the camera step, so that the browser asks only once. */
export interface Camera {
  /** Turns the camera on, or returns the stream that is already on or starting. */
  readonly open: () => Promise<CameraOutcome>;
  /** Turns the camera off, even while it is starting; the next `open` turns it on again. */
  readonly stop: () => void;
  /** Turns off a running camera. One that is still waiting for permission may start later. */
  readonly pause: () => void;
  /** The camera stays on while a step holds it. The last release turns it off. */
  readonly hold: () => () => void;
}

type OpenCamera = () => Promise<MediaStream>;

/** The front camera of a phone, the only one of most computers; never a microphone. */
const FRONT: MediaStreamConstraints = { video: { facingMode: "user" } };

/** @returns undefined if the browser has no camera API: an old browser or an insecure context */
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
      // The person may have left or continued without a photo during the permission prompt; the camera must not keep
      // running.
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
        // The next step, if any, takes hold of it in the same tick.
        if (holders === 0) leaving = setTimeout(stop);
      };
    },
  };
};

export const camera = createCamera(cameraOfBrowser);
