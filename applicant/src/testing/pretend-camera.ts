import { vi } from "vitest";

/** A camera of the browser whose answers the test gives. */

/** What is answered only when the test says so. */
export const later = <Value>() => {
  let answer: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    answer = resolve;
  });
  return { promise, answer: (value: Value) => answer(value) };
};

interface PretendTrack {
  readonly stop: () => void;
  /** The device ends it: unplugged, or taken away. */
  readonly lose: () => void;
  readonly isLive: () => boolean;
}

export interface PretendStream {
  readonly stream: MediaStream;
  readonly track: PretendTrack;
}

export const aStream = (): PretendStream => {
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

/** The browser's own camera: every opening gives a new stream, until the test says otherwise. */
export const pretendCamera = () => {
  const opened: PretendStream[] = [];
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
    /** How many are filming now. */
    running: () => opened.filter(({ track }) => track.isLive()).length,
    refuse: (name: string) => ask.mockRejectedValueOnce(domException(name)),
    /** The browser asks the person, who takes their time. @returns how they allow it */
    hesitate: () => {
      const { promise, answer } = later<MediaStream>();
      ask.mockReturnValueOnce(promise);
      return () => answer(openNext());
    },
    remove: () => Object.defineProperty(navigator, "mediaDevices", { configurable: true, value: undefined }),
  };
};

/** The page goes behind another one, or comes back. */
export const showPage = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
