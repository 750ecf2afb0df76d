import { useCallback } from "react";
import "./camera.css";

type CameraViewProps = {
  readonly stream: MediaStream;
  readonly label: string;
  /** The first frame has loaded, so a photo can be taken from this element. */
  readonly onReady: (video: HTMLVideoElement) => void;
};

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
