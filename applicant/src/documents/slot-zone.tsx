import { formatsCode, megabytes, pickerAccepts, takesPictures } from "@latchkey/domain/documents/limits.ts";
import { DropZone } from "@latchkey/ui/drop-zone/drop-zone.tsx";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { useTranslation } from "react-i18next";
import { namedPhoto } from "./named-photo.ts";
import { namesIn } from "./names-in-slot.ts";
import type { SlotState } from "./use-slot.ts";

export interface SlotZoneProps {
  readonly slot: SlotState;
  readonly maxBytes: number;
  readonly error: string | undefined;
  readonly pages?:
    | {
        readonly onPhotos: (photos: readonly File[]) => void;
        readonly onCamera: (isOpen: boolean) => void;
      }
    | undefined;
}

export const ZONE_ID = "files";

export function SlotZone({ slot, maxBytes, error, pages }: SlotZoneProps) {
  const { t } = useTranslation("documents");
  // Phones have no drag and drop.
  const isTouch = useMedia(media.touch);
  const takesPhotos = takesPictures(slot.definition);
  const full = t(slot.isUploading ? "upload.uploading" : "upload.full");
  const formats = formatsCode(slot.definition);
  const rules = [
    t(`rules.${formats}`, { megabytes: megabytes(maxBytes) }),
    t("rules.most", { count: slot.capacity }),
  ].join(" ");
  return (
    <DropZone
      id={ZONE_ID}
      title={slot.isFull ? full : t(isTouch ? "upload.add" : "upload.drop")}
      overTitle={t("upload.dropNow")}
      rules={slot.isFull ? t("upload.fullRules") : rules}
      chooseLabel={t(slot.capacity > 1 ? "upload.chooseFiles" : "upload.chooseFile")}
      pages={
        pages && {
          ...pages,
          cameraLabel: t("upload.photographPages"),
          photosLabel: t("upload.usePhotos"),
        }
      }
      photoLabel={takesPhotos ? t("upload.takePhoto") : undefined}
      accept={pickerAccepts(slot.definition)}
      multiple={slot.capacity > 1}
      narrow={pages !== undefined}
      full={slot.isFull}
      error={error}
      onFiles={slot.add}
      onPhotos={(photos) =>
        slot.add(photos.map((photo) => namedPhoto(photo, t("upload.photo"), namesIn(slot))))
      }
    />
  );
}
