import type { UploadEntry } from "@latchkey/domain/documents/evidence.ts";
import { LIVE_PHOTO, showingPhoto, skippingCamera } from "@latchkey/domain/identity/live-photo.ts";
import { photoName } from "../../camera/take-photo.ts";
import type { RunningValues } from "../step-facts.ts";

/** The answers of the camera step. The flow reads the files, so the answer contains them as they will be stored. */

const isPhoto = ({ type }: UploadEntry): boolean => type === LIVE_PHOTO;
const photoIds = (upload: readonly UploadEntry[]) => upload.filter(isPhoto).map(({ id }) => id);

export const earlierPhotos = ({ upload }: Pick<RunningValues, "upload">): readonly string[] =>
  photoIds(upload);

export const withPhoto = (
  { upload }: Pick<RunningValues, "upload">,
  path: string,
): Partial<RunningValues> => ({
  changes: { added: [{ type: LIVE_PHOTO, path }], withdrawn: photoIds(upload) },
  upload: [
    ...upload.filter((entry) => !isPhoto(entry)),
    { id: "", type: LIVE_PHOTO, path, fileName: photoName() },
  ],
  ...showingPhoto,
});

/** Leaving the camera without a photo removes an earlier one. */
export const withoutPhoto = ({ upload }: Pick<RunningValues, "upload">): Partial<RunningValues> => {
  const withdrawn = photoIds(upload);
  if (withdrawn.length === 0) return skippingCamera;
  return {
    ...skippingCamera,
    changes: { added: [], withdrawn },
    upload: upload.filter((entry) => !isPhoto(entry)),
  };
};
