import { useCallback, useEffect, useState } from "react";
import type { CameraProblem } from "./camera.ts";
import { useCamera } from "./use-camera.ts";

export type LivePicture =
  | { readonly kind: "off" }
  | { readonly kind: "opening" }
  | { readonly kind: "live"; readonly stream: MediaStream }
  | { readonly kind: "problem"; readonly problem: CameraProblem };

/** The picture of the camera step. The camera starts with the step unless there already is a photo. */
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
      // The person left the page during the permission prompt.
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
    fail: () => {
      camera.stop();
      setPicture({ kind: "problem", problem: "busy" });
    },
  };
};

/** The track ends by itself if the camera is unplugged or taken over by another program. */
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
