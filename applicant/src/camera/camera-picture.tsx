import { CameraFrame } from "@latchkey/ui/camera/camera-frame.tsx";
import { CameraNote } from "@latchkey/ui/camera/camera-note.tsx";
import { CameraView } from "@latchkey/ui/camera/camera-view.tsx";
import { useTranslation } from "react-i18next";
import { CameraProblem } from "./camera-problem.tsx";
import type { LivePicture } from "./use-live-picture.ts";

interface CameraPictureProps {
  readonly picture: LivePicture;
  readonly onReady: (video: HTMLVideoElement) => void;
}

export function CameraPicture({ picture, onReady }: CameraPictureProps) {
  const { t } = useTranslation("live-photo");
  switch (picture.kind) {
    case "problem":
      return <CameraProblem problem={picture.problem} />;
    case "live":
      return (
        <CameraFrame hint={t("camera.hint")}>
          <CameraView stream={picture.stream} label={t("camera.label")} onReady={onReady} />
        </CameraFrame>
      );
    case "opening":
      return (
        <CameraFrame>
          <CameraNote busy>{t("camera.starting")}</CameraNote>
        </CameraFrame>
      );
    case "off":
      return (
        <CameraFrame>
          <CameraNote>{t("camera.off")}</CameraNote>
        </CameraFrame>
      );
  }
}
