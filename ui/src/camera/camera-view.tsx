import { useCallback } from "react";
import "./camera.css";

type CameraViewProps = {
  readonly stream: MediaStream;
  /** "Live picture of your camera" */
  readonly label: string;
  /** The first frame has loaded: from now on a photo can be taken from this element. */
  readonly onReady: (video: HTMLVideoElement) => void;
};

/** The live camera picture, mirrored and without sound. */
export function CameraView({ stream, label, onReady }: CameraViewProps) {
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.srcObject = stream;
      return () => {
        video.srcObject = null;
      };
    },
    [stream],
  );
  return (
    <video
      ref={show}
      className="camera__picture"
      data-mirrored="true"
      aria-label={label}
      autoPlay
      muted
      playsInline
      onLoadedData={(event) => onReady(event.currentTarget)}
    />
  );
}
