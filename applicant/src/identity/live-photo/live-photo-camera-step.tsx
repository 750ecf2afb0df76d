import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { StepPage } from "../../questions/step-page.tsx";
import { useIdentityStep } from "../identity-context.ts";
import { KeptActions, LiveActions, ReviewActions } from "./camera-actions.tsx";
import { CameraPicture } from "./camera-picture.tsx";
import { earlierPhotos, keepingPhoto, withoutPhoto } from "./live-photo-answers.ts";
import { PhotoReview } from "./photo-review.tsx";
import { takePhoto } from "./take-photo.ts";
import { useLivePicture } from "./use-live-picture.ts";
import { usePhoto } from "./use-photo.ts";

type View = "kept" | "camera" | "review";

const nothing = (event: FormEvent) => event.preventDefault();

/** Another view of the same step: its title takes the focus, as that of another step would. */
const useTitleOf = (view: View): void => {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    document.querySelector<HTMLElement>("#main h1")?.focus();
  }, [view]);
};

/** The camera's picture, the photo taken from it, and the ways to send it, take it again, or go on without. */
export function LivePhotoCameraStep() {
  const { t } = useTranslation("live-photo");
  const { wizard } = useIdentityStep();
  const { values } = wizard.state;
  const [isKept, setKept] = useState(earlierPhotos(values).length > 0);
  const [opensAtOnce] = useState(!isKept);
  const live = useLivePicture(opensAtOnce);
  const [video, setVideo] = useState<HTMLVideoElement>();
  const taken = usePhoto();
  const view: View = taken.photo ? "review" : isKept ? "kept" : "camera";
  useTitleOf(view);
  const isReady = live.picture.kind === "live" && video?.srcObject === live.picture.stream;

  const take = async () => {
    const photo = video && (await takePhoto(video));
    if (!photo) return live.fail();
    taken.change(photo);
    live.close();
  };
  const open = () => {
    setKept(false);
    taken.change(undefined);
    live.open();
  };
  const skip = () => {
    live.close();
    void wizard.submit(withoutPhoto(values));
  };
  const keep = () => void wizard.submit(keepingPhoto);

  const { isSaving } = wizard;
  const actions = {
    kept: <KeptActions isSaving={isSaving} onKeep={keep} onAnew={open} />,
    camera: (
      <LiveActions
        picture={live.picture}
        isReady={isReady}
        isSaving={isSaving}
        onTake={() => void take()}
        onOpen={open}
      />
    ),
    review: <ReviewActions taken={taken} isSaving={isSaving} onAgain={open} />,
  };
  return (
    <StepPage
      title={t(`${view}.title`)}
      subtitle={t(`${view}.subtitle`)}
      wide
      onSubmit={nothing}
      onRetry={() => void wizard.retry()}
      actions={actions[view]}
      second={<TextButton onClick={skip}>{t("camera.without")}</TextButton>}
    >
      {view === "camera" && <CameraPicture picture={live.picture} onReady={setVideo} />}
      {taken.photo && <PhotoReview photo={taken.photo} refusal={taken.refusal} />}
      <p role="status" className="visually-hidden">
        {taken.isSending && t("review.sending")}
        {view === "camera" && isReady && t("camera.ready")}
      </p>
    </StepPage>
  );
}
