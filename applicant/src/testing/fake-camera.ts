import { vi } from "vitest";
import * as photos from "../camera/take-photo.ts";

/** A fake camera API controlled by the test. */

/** A promise that settles when the test says so. */
export const later = <Value>() => {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: Value) => answer(value) };
};

interface FakeTrack {
  readonly stop: () => void;
  /** The device stops: unplugged or taken over. */
  readonly lose: () => void;
  readonly isLive: () => boolean;
}

export interface FakeStream {
  readonly stream: MediaStream;
  readonly track: FakeTrack;
}

export const aStream = (): FakeStream => {
  const events = new EventTarget();
  let state: MediaStreamTrackState = "live";
  const track = Object.assign(events, {
    stop: () => {
      state = "ended";
    },
  });
  Object.defineProperty(track, "readyState", { get: () => state });
  return {
    stream: Object.assign(new MediaStream(), { getTracks: () => [track as unknown as MediaStreamTrack] }),
    track: {
      stop: track.stop,
      lose: () => {
        state = "ended";
        events.dispatchEvent(new Event("ended"));
      },
      isLive: () => state === "live",
    },
  };
};

export const domException = (name: string): DOMException => new DOMException("No", name);

/** A fake `mediaDevices`: every call returns a new stream, unless the test says otherwise. */
export const fakeCamera = () => {
  const opened: FakeStream[] = [];
  const openNext = (): MediaStream => {
    const next = aStream();
    opened.push(next);
    return next.stream;
  };
  const ask = vi.fn(async (_constraints: MediaStreamConstraints): Promise<MediaStream> => openNext());
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: ask },
  });
  return {
    ask,
    opened,
    /** How many streams are active. */
    running: () => opened.filter(({ track }) => track.isLive()).length,
    refuse: (name: string) => ask.mockRejectedValueOnce(domException(name)),
    /** Keeps the permission prompt open. @returns a function that grants permission */
    hesitate: () => {
      const { promise, answer } = later<MediaStream>();
      ask.mockReturnValueOnce(promise);
      return () => answer(openNext());
    },
    remove: () => Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined }),
  };
};

/** Hides or shows the page. */
export const showPage = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Photos without a canvas. */
export const fakePhotos = () =>
  vi.spyOn(photos, "takePhoto").mockImplementation(async () => ({
    file: new File(["jpeg"], "LIVEPHOTO.jpg", { type: "image/jpeg" }),
    address: "blob:photo",
  }));
