import { showingPhoto } from "@latchkey/domain/identity/live-photo.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { KeptActions, LiveActions, ReviewActions } from "../../camera/camera-actions.tsx";
import { CameraPicture } from "../../camera/camera-picture.tsx";
import { PhotoReview } from "../../camera/photo-review.tsx";
import { useFocusInStep } from "../../camera/use-focus-in-step.ts";
import { useLivePicture } from "../../camera/use-live-picture.ts";
import { usePhoto } from "../../camera/use-photo.ts";
import { useShutter } from "../../camera/use-shutter.ts";
import { StepPage } from "../../questions/step-page.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { earlierPhotos, withoutPhoto, withPhoto } from "./live-photo-answers.ts";
import { AskForPhone, usePhotoFromPhone } from "./photo-from-phone.tsx";
import { WithoutPhoto } from "./without-photo.tsx";

type View = "kept" | "camera" | "review";

const nothing = (event: FormEvent) => event.preventDefault();

export function LivePhotoCameraStep() {
  const { t } = useTranslation("live-photo");
  const { wizard, livePhotoUrl } = useIdentityStep();
  const { values } = wizard.state;
  const [isKept, setKept] = useState(earlierPhotos(values).length > 0);
  const [opensAtOnce] = useState(!isKept);
  const live = useLivePicture(opensAtOnce);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const taken = usePhoto({
    url: livePhotoUrl,
    person: values,
    onTry: wizard.forgetFailure,
    onGood: (path) => wizard.submit(withPhoto(values, path)),
  });
  const view: View = taken.photo ? "review" : isKept ? "kept" : "camera";
  useFocusInStep(view);
  const isReady = live.picture.kind === "live" && video?.srcObject === live.picture.stream;

  const shutter = useShutter((photo) => {
    if (!photo) return live.fail();
    taken.change(photo);
    live.close();
  });
  const isBusy = wizard.isSaving || taken.isSending || shutter.isTaking;
  const open = () => {
    // The error was about a photo or a decision that no longer applies.
    wizard.forgetFailure();
    setKept(false);
    taken.change(undefined);
    live.open();
  };
  const phone = usePhotoFromPhone(live.close);
  // The phone is offered only without a picture: on a small laptop there is no room for both.
  const hasNoPicture = live.picture.kind === "problem" || live.picture.kind === "off";
  const skip = () => {
    live.close();
    void wizard.submit(withoutPhoto(values));
  };
  const keep = () => void wizard.submit(showingPhoto);

  const actions = {
    kept: <KeptActions isBusy={isBusy} onKeep={keep} onAnew={open} />,
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
    <StepPage
      title={t(`${view}.title`)}
      subtitle={t(`${view}.subtitle`)}
      wide
      onSubmit={nothing}
      onRetry={() => void wizard.retry()}
      actions={actions[view]}
      second={<WithoutPhoto isBusy={isBusy} onClick={skip} />}
      dialogs={phone.dialog}
    >
      {view === "camera" && <CameraPicture picture={live.picture} onReady={setVideo} />}
      {taken.photo && <PhotoReview photo={taken.photo} refusal={taken.refusal} />}
      {view === "camera" && hasNoPicture && <AskForPhone isBusy={isBusy} onAsk={phone.ask} />}
      <p role="status" className="visually-hidden">
        {taken.isSending && t("review.sending")}
        {view === "camera" && isReady && t("camera.ready")}
      </p>
    </StepPage>
  );
}
