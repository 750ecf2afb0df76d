import { stepsOf } from "../wizard/flow.ts";
import type { IdentityContext } from "./context.ts";
import type { IdentityValues } from "./values.ts";

/** The live photo, at the end of both variants (spec 2 §4). Every step has a way to continue without a camera. */

export const LIVE_PHOTO = "LIVE_PHOTO";

export const livePhotoSteps = [
  "livePhotoSignposting",
  "livePhotoPermissions",
  "livePhotoCamera",
  "livePhotoOptOut",
] as const;
export type LivePhotoStep = (typeof livePhotoSteps)[number];

export const hasLivePhoto = ({ upload }: IdentityValues): boolean =>
  upload.some(({ type }) => type === LIVE_PHOTO);

export const skippingCamera = { cameraSkipped: "yes", optOutDecision: undefined } as const;

/** Deciding to take the photo after all undoes the skip, so that the camera step is reachable again. */
export const takingAfterAll = { cameraSkipped: undefined, optOutDecision: "take_photo" } as const;

export const goingWithout = { cameraSkipped: "yes", optOutDecision: "continue_without" } as const;

export const showingPhoto = {
  permissionGranted: "yes",
  cameraSkipped: undefined,
  optOutDecision: undefined,
} as const;

const { goto } = stepsOf<IdentityValues, IdentityContext>();

export const livePhotoFlow = {
  livePhotoSignposting: goto(
    ["livePhotoPermissions"],
    ({ docSignposting = [] }) => docSignposting.includes(LIVE_PHOTO),
    () => "livePhotoPermissions",
  ),
  livePhotoPermissions: {
    ...goto(
      ["livePhotoCamera", "livePhotoOptOut"],
      ({ permissionGranted }) => permissionGranted !== undefined,
      ({ permissionGranted }) => (permissionGranted === "yes" ? "livePhotoCamera" : "livePhotoOptOut"),
    ),
    usual: "livePhotoCamera" as const,
  },
  livePhotoCamera: goto(
    ["livePhotoOptOut"],
    (values) => hasLivePhoto(values) || values.cameraSkipped === "yes",
    (values) => (hasLivePhoto(values) ? undefined : "livePhotoOptOut"),
  ),
  livePhotoOptOut: goto(
    ["livePhotoCamera"],
    ({ optOutDecision }) => optOutDecision !== undefined,
    ({ optOutDecision }) => (optOutDecision === "take_photo" ? "livePhotoCamera" : undefined),
  ),
};
