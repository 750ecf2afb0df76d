import { LivePhotoCameraStep } from "./live-photo-camera-step.tsx";
import { LivePhotoOptOutStep } from "./live-photo-opt-out-step.tsx";
import { LivePhotoPermissionsStep } from "./live-photo-permissions-step.tsx";
import { LivePhotoSignpostingStep } from "./live-photo-signposting-step.tsx";

/** The whole live photo is one chunk, because its first step leads through the others. */
export const livePhotoScreens = {
  livePhotoSignposting: LivePhotoSignpostingStep,
  livePhotoPermissions: LivePhotoPermissionsStep,
  livePhotoCamera: LivePhotoCameraStep,
  livePhotoOptOut: LivePhotoOptOutStep,
};
