import { LIVE_PHOTO, showingPhoto, skippingCamera } from "@latchkey/domain/identity/live-photo.ts";
import type { UploadEntry } from "@latchkey/domain/identity/values.ts";
import type { RunningValues } from "../step-facts.ts";
import { photoName } from "./take-photo.ts";

/** What the camera step answers. The flow looks at the files: they stand in the answer as they will be stored. */

const isPhoto = ({ type }: UploadEntry): boolean => type === LIVE_PHOTO;
const photoIds = (upload: readonly UploadEntry[]) => upload.filter(isPhoto).map(({ id }) => id);

export const earlierPhotos = ({ upload }: Pick<RunningValues, "upload">): readonly string[] =>
  photoIds(upload);

/** A photo that was sent takes the place of an earlier one. */
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

/** Somebody who leaves the camera without a photo does not leave an earlier one behind. */
export const withoutPhoto = ({ upload }: Pick<RunningValues, "upload">): Partial<RunningValues> => {
  const withdrawn = photoIds(upload);
  if (withdrawn.length === 0) return skippingCamera;
  return {
    ...skippingCamera,
    changes: { added: [], withdrawn },
    upload: upload.filter((entry) => !isPhoto(entry)),
  };
};
