import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { PhoneStep } from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { Button } from "@latchkey/ui/button/button.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LiveActions, ReviewActions } from "../camera/camera-actions.tsx";
import { CameraPicture } from "../camera/camera-picture.tsx";
import { PhotoReview } from "../camera/photo-review.tsx";
import { useFocusInStep } from "../camera/use-focus-in-step.ts";
import { useLivePicture } from "../camera/use-live-picture.ts";
import { usePhoto } from "../camera/use-photo.ts";
import { useShutter } from "../camera/use-shutter.ts";
import { addToStep } from "./phone-calls.ts";
import { PhoneCard } from "./phone-card.tsx";

interface PhotoViewProps {
  readonly step: PhoneStep;
  readonly onDone: () => void;
}

export function PhotoView({ step, onDone }: PhotoViewProps) {
  const { t } = useTranslation("phone");
  const [hasArrived, setArrived] = useState(step.files.length > 0);
  if (!hasArrived) return <TakePhoto step={step} onSent={() => setArrived(true)} />;
  return (
    <PhoneCard
      title={t("step.arrived", { count: 1 })}
      subtitle={t("step.goBack")}
      actions={
        <Button variant="primary" onClick={onDone}>
          {t("step.done")}
        </Button>
      }
    />
  );
}

interface TakePhotoProps {
  readonly step: PhoneStep;
  readonly onSent: () => void;
}

function TakePhoto({ step, onSent }: TakePhotoProps) {
  const { t } = useTranslation(["live-photo", "phone"]);
  const session = useSession();
  const live = useLivePicture(true);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const [isLost, setLost] = useState(false);
  const taken = usePhoto({
    url: step.photoVerificationUrl,
    person: undefined,
    onTry: () => setLost(false),
    onGood: (path) => addToStep(path, session).then(onSent, () => setLost(true)),
  });
  const view = taken.photo ? "review" : "camera";
  useFocusInStep(view);
  const shutter = useShutter((photo) => {
    if (!photo) return live.fail();
    taken.change(photo);
    live.close();
  });
  const isBusy = taken.isSending || shutter.isTaking;
  const isReady = live.picture.kind === "live" && video?.srcObject === live.picture.stream;
  const open = () => {
    taken.change(undefined);
    live.open();
  };
  const actions = {
    camera: (
      <LiveActions
        picture={live.picture}
        isReady={isReady}
        isBusy={isBusy}
        onTake={() => video && void shutter.take(video)}
        onOpen={open}
      />
    ),
    review: <ReviewActions taken={taken} isBusy={isBusy} onAgain={open} />,
  };
  return (
    <PhoneCard title={t(`${view}.title`)} subtitle={t(`${view}.subtitle`)} actions={actions[view]}>
      {isLost && (
        <Alert tone="critical" title={t("phone:step.notArrived")} announced>
          <AlertText>{t("phone:failed.text")}</AlertText>
        </Alert>
      )}
      {view === "camera" && <CameraPicture picture={live.picture} onReady={setVideo} />}
      {taken.photo && <PhotoReview photo={taken.photo} refusal={taken.refusal} />}
      <p role="status" className="visually-hidden">
        {taken.isSending && t("review.sending")}
        {view === "camera" && isReady && t("camera.ready")}
      </p>
    </PhoneCard>
  );
}
