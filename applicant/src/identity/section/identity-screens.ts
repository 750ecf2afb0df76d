import { prepareDropdown } from "@latchkey/ui/dropdown/dropdown.tsx";
import type { NewScreen } from "../../questions/screen-with-texts.ts";
import { screenAtHand } from "../../questions/step-screen.ts";
import { BirthdateStep } from "../steps/birthdate-step.tsx";
import { NameStep } from "../steps/name-step.tsx";
import { NationalityStep } from "../steps/nationality-step.tsx";
import type { SharedScreens } from "../variant.ts";

const fetchUpload = async () => (await import("../steps/side-upload-step.tsx")).SideUploadStep;

const sideScreens = (screen: NewScreen) => {
  const guidance = screen(async () => (await import("../steps/signposting-step.tsx")).SignpostingStep);
  const upload = screen(fetchUpload);
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

const fetchLivePhoto = async () => (await import("../live-photo/live-photo-screens.ts")).livePhotoScreens;

const livePhotoScreens = (screen: NewScreen) => ({
  livePhotoSignposting: screen(async () => (await fetchLivePhoto()).livePhotoSignposting, "live-photo"),
  livePhotoPermissions: screen(async () => (await fetchLivePhoto()).livePhotoPermissions, "live-photo"),
  livePhotoCamera: screen(async () => (await fetchLivePhoto()).livePhotoCamera, "live-photo"),
  livePhotoOptOut: screen(async () => (await fetchLivePhoto()).livePhotoOptOut, "live-photo"),
});

const remedialScreens = (screen: NewScreen) => ({
  missingInformation: screen(
    async () => (await import("../remedial/missing-information-step.tsx")).MissingInformationStep,
    "remedial",
    "reasons",
    "other-document-names",
  ),
  genericUpload: screen(fetchUpload, "other-document-names"),
});

/** The screens of both variants. Typed steps are bundled, the others load on demand. */
export const sharedScreens = (screen: NewScreen): SharedScreens => ({
  name: screenAtHand(NameStep),
  birthdate: screenAtHand(BirthdateStep),
  nationality: screenAtHand(NationalityStep, prepareDropdown),
  ...sideScreens(screen),
  ...livePhotoScreens(screen),
  ...remedialScreens(screen),
});
