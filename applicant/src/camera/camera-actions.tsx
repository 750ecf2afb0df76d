import { Button } from "@latchkey/ui/button/button.tsx";
import { useTranslation } from "react-i18next";
import { heldBack } from "./held-back.ts";
import type { LivePicture } from "./use-live-picture.ts";
import type { TakenPhoto } from "./use-photo.ts";

interface LiveActionsProps {
  readonly picture: LivePicture;
  readonly isReady: boolean;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  readonly onOpen: () => void;
}

/** The photo is taken with a labelled button, not a shutter icon; without a picture the button turns the camera on. */
export function LiveActions({ picture, isReady, isBusy, onTake, onOpen }: LiveActionsProps) {
  const { t } = useTranslation("live-photo");
  if (picture.kind === "off" || picture.kind === "problem") {
    return (
      <Button key="open" variant="primary" icon="camera" busy={isBusy} onClick={onOpen}>
        {t(picture.kind === "off" ? "camera.turnOn" : "camera.tryAgain")}
      </Button>
    );
  }
  return (
    <Button key="take" variant="primary" icon="camera" busy={isBusy || !isReady} onClick={onTake}>
      {t("camera.take")}
    </Button>
  );
}

interface ReviewActionsProps {
  readonly taken: TakenPhoto;
  readonly isBusy: boolean;
  readonly onAgain: () => void;
}

/** A photo in which no face was seen can only be taken again. */
export function ReviewActions({ taken, isBusy, onAgain }: ReviewActionsProps) {
  const { t } = useTranslation("live-photo");
  const isUseless = taken.refusal === "face" || taken.refusal === "document";
  if (isUseless) {
    return (
      <Button key="again" variant="primary" icon="refresh" {...heldBack(isBusy, onAgain)}>
        {t("review.again")}
      </Button>
    );
  }
  return (
    <span className="row">
      <Button key="use" variant="primary" busy={isBusy} onClick={() => void taken.send()}>
        {t("review.use")}
      </Button>
      <Button key="other" icon="refresh" {...heldBack(isBusy, onAgain)}>
        {t("review.again")}
      </Button>
    </span>
  );
}

interface KeptActionsProps {
  readonly isBusy: boolean;
  readonly onKeep: () => void;
  readonly onAnew: () => void;
}

export function KeptActions({ isBusy, onKeep, onAnew }: KeptActionsProps) {
  const { t } = useTranslation("live-photo");
  return (
    <span className="row">
      <Button key="keep" variant="primary" busy={isBusy} onClick={onKeep}>
        {t("kept.keep")}
      </Button>
      <Button key="anew" icon="camera" {...heldBack(isBusy, onAnew)}>
        {t("kept.anew")}
      </Button>
    </span>
  );
}
