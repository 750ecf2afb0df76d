import { Alert, AlertText } from "@latchkey/ui/alert/alert.tsx";
import { CameraPhoto } from "@latchkey/ui/camera/camera-photo.tsx";
import { useTranslation } from "react-i18next";
import type { Photo } from "./take-photo.ts";
import type { PhotoRefusal } from "./use-photo.ts";

interface PhotoReviewProps {
  readonly photo: Photo;
  readonly refusal: PhotoRefusal | undefined;
}

export function PhotoReview({ photo, refusal }: PhotoReviewProps) {
  const { t } = useTranslation("live-photo");
  return (
    <>
      {refusal && (
        <Alert tone="critical" title={t(`refused.${refusal}`)} announced>
          <AlertText>{t(`refused.${refusal}Help`)}</AlertText>
        </Alert>
      )}
      <CameraPhoto src={photo.address} alt={t("review.photo")} />
    </>
  );
}
