import { useCallback, useEffect, useState } from "react";
import type { CameraProblem } from "./camera.ts";
import { useCamera } from "./use-camera.ts";

export type LivePicture =
  /** Off: not opened yet, or turned off while the page was hidden. */
  | { readonly kind: "off" }
  | { readonly kind: "opening" }
  | { readonly kind: "live"; readonly stream: MediaStream }
  | { readonly kind: "problem"; readonly problem: CameraProblem };

/** The picture of the camera step. It opens with the step unless there is a photo already. */
export const useLivePicture = (opensAtOnce: boolean) => {
  const [picture, setPicture] = useState<LivePicture>({ kind: opensAtOnce ? "opening" : "off" });
  const turnOff = useCallback(
    () => setPicture((before) => (before.kind === "live" ? { kind: "off" } : before)),
    [],
  );
  const camera = useCamera(turnOff);

  const open = useCallback(() => {
    setPicture({ kind: "opening" });
    void camera.open().then((outcome) => {
      if (outcome.kind === "closed") return;
      // The person has gone to another page while the browser asked.
      const isSeen = document.visibilityState !== "hidden";
      if (!isSeen) camera.stop();
      setPicture(isSeen || outcome.kind === "problem" ? outcome : { kind: "off" });
    });
  }, [camera]);
  useEffect(() => {
    if (opensAtOnce) open();
  }, [opensAtOnce, open]);
  useLostCamera(picture, setPicture);

  return {
    picture,
    open,
    close: () => {
      camera.stop();
      setPicture((before) => (before.kind === "problem" ? before : { kind: "off" }));
    },
    /** No photo came of what it showed. */
    fail: () => {
      camera.stop();
      setPicture({ kind: "problem", problem: "busy" });
    },
  };
};

/** A camera that is unplugged, or taken away by another program, ends its track by itself. */
const useLostCamera = (picture: LivePicture, show: (picture: LivePicture) => void): void => {
  const stream = picture.kind === "live" ? picture.stream : undefined;
  useEffect(() => {
    const tracks = stream?.getTracks() ?? [];
    const lose = () => show({ kind: "problem", problem: "busy" });
    for (const track of tracks) track.addEventListener("ended", lose);
    return () => {
      for (const track of tracks) track.removeEventListener("ended", lose);
    };
  }, [stream, show]);
};
