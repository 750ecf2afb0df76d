import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import type { LivePicture } from "./use-live-picture.ts";
import type { TakenPhoto } from "./use-photo.ts";

interface LiveActionsProps {
  readonly picture: LivePicture;
  readonly isReady: boolean;
  readonly isSaving: boolean;
  readonly onTake: () => void;
  readonly onOpen: () => void;
}

/** Taking the photo is a labelled button, no shutter; without a picture it turns the camera on. */
export function LiveActions({ picture, isReady, isSaving, onTake, onOpen }: LiveActionsProps) {
  const { t } = useTranslation("live-photo");
  if (picture.kind === "off" || picture.kind === "problem") {
    return (
      <Button key="open" variant="primary" icon="camera" busy={isSaving} onClick={onOpen}>
        {t(picture.kind === "off" ? "camera.turnOn" : "camera.tryAgain")}
      </Button>
    );
  }
  return (
    <Button key="take" variant="primary" icon="camera" busy={isSaving || !isReady} onClick={onTake}>
      {t("camera.take")}
    </Button>
  );
}

interface ReviewActionsProps {
  readonly taken: TakenPhoto;
  readonly isSaving: boolean;
  readonly onAgain: () => void;
}

/** A photo in which no face was seen can only be taken again. */
export function ReviewActions({ taken, isSaving, onAgain }: ReviewActionsProps) {
  const { t } = useTranslation("live-photo");
  const isBusy = taken.isSending || isSaving;
  const isUseless = taken.refusal === "face" || taken.refusal === "document";
  const again = isBusy ? undefined : onAgain;
  if (isUseless) {
    return (
      <Button key="again" variant="primary" icon="refresh" onClick={again}>
        {t("review.again")}
      </Button>
    );
  }
  return (
    <span className="row">
      <Button key="use" variant="primary" busy={isBusy} onClick={() => void taken.send()}>
        {t("review.use")}
      </Button>
      <Button key="other" icon="refresh" aria-disabled={isBusy || undefined} onClick={again}>
        {t("review.again")}
      </Button>
    </span>
  );
}

interface KeptActionsProps {
  readonly isSaving: boolean;
  readonly onKeep: () => void;
  readonly onAnew: () => void;
}

export function KeptActions({ isSaving, onKeep, onAnew }: KeptActionsProps) {
  const { t } = useTranslation("live-photo");
  return (
    <span className="row">
      <Button key="keep" variant="primary" busy={isSaving} onClick={onKeep}>
        {t("kept.keep")}
      </Button>
      <Button key="anew" icon="camera" onClick={onAnew}>
        {t("kept.anew")}
      </Button>
    </span>
  );
}
