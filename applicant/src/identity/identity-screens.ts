import { prepareDropdown } from "@latchkey/ui/dropdown/dropdown.tsx";
import type { NewScreen } from "../questions/screen-with-texts.ts";
import { screenAtHand } from "../questions/step-screen.ts";
import { BirthdateStep } from "./steps/birthdate-step.tsx";
import { NameStep } from "./steps/name-step.tsx";
import { NationalityStep } from "./steps/nationality-step.tsx";
import { SideUploadStep } from "./steps/side-upload-step.tsx";
import { SignpostingStep } from "./steps/signposting-step.tsx";

/** Guidance, and the upload of every side of every document: each is one screen. */
const sideScreens = () => {
  const guidance = screenAtHand(SignpostingStep);
  const upload = screenAtHand(SideUploadStep);
  return {
    documentSignposting: guidance,
    documentSignpostingBack: guidance,
    documentSignpostingSecondary: guidance,
    documentSignpostingSecondaryBack: guidance,
    documentSignpostingSecondaryTwo: guidance,
    documentSignpostingSecondaryTwoBack: guidance,
    upload,
    uploadBack: upload,
    uploadSecondary: upload,
    uploadSecondaryBack: upload,
    uploadSecondaryTwo: upload,
    uploadSecondaryTwoBack: upload,
  };
};

const livePhotoScreens = (screen: NewScreen) => ({
  livePhotoSignposting: screen(
    async () => (await import("./live-photo/live-photo-signposting-step.tsx")).LivePhotoSignpostingStep,
    "live-photo",
  ),
  livePhotoPermissions: screen(
    async () => (await import("./live-photo/live-photo-permissions-step.tsx")).LivePhotoPermissionsStep,
    "live-photo",
  ),
  livePhotoCamera: screen(
    async () => (await import("./live-photo/live-photo-camera-step.tsx")).LivePhotoCameraStep,
    "live-photo",
  ),
  livePhotoOptOut: screen(
    async () => (await import("./live-photo/live-photo-opt-out-step.tsx")).LivePhotoOptOutStep,
    "live-photo",
  ),
});

/** What only a request for missing information shows: the reasons, and whatever document a reviewer names. */
const remedialScreens = (screen: NewScreen) => ({
  missingInformation: screen(
    async () => (await import("./remedial/missing-information-step.tsx")).MissingInformationStep,
    "remedial",
    "reasons",
    "other-document-names",
  ),
  genericUpload: screen(async () => SideUploadStep, "other-document-names"),
});

/** The screens that both variants have: the ordinary path is at hand, the rest comes when it is near. */
export const sharedScreens = (screen: NewScreen) => ({
  name: screenAtHand(NameStep),
  birthdate: screenAtHand(BirthdateStep),
  nationality: screenAtHand(NationalityStep, prepareDropdown),
  ...sideScreens(),
  ...livePhotoScreens(screen),
  ...remedialScreens(screen),
});

export type SharedScreens = ReturnType<typeof sharedScreens>;
