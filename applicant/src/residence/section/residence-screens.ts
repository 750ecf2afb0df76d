import type { ResidenceStep } from "@latchkey/domain/residence/flow.ts";
import { prepareAddressField } from "../../addresses/address-field.tsx";
import type { NewScreen } from "../../questions/screen-with-texts.ts";
import { type StepScreen, screenAtHand } from "../../questions/step-screen.ts";
import { HistoryStep } from "../steps/history-step.tsx";
import { AlreadyConnectedStep, NoneStep, PlaceholderStep, ThanksStep } from "../steps/notice-steps.tsx";
import { HaveYouEverStep, InUkStep } from "../steps/yes-no-steps.tsx";

/** Lazy, because most visits reach the documents late. */
const documents = () => import("../steps/document-steps.tsx");

/** A step of the flow without a screen does not compile. */
export const residenceScreens = (screen: NewScreen): Readonly<Record<ResidenceStep, StepScreen>> => {
  const history = screenAtHand(HistoryStep, prepareAddressField);
  const guidance = screen(async () => (await documents()).SignpostingStep, "upload-dialogs");
  const upload = screen(async () => (await documents()).UploadStep, "upload-dialogs");
  return {
    "in-uk": screenAtHand(InUkStep),
    "residential-history": history,
    "uk-residential-history": history,
    "single-uk-residential-history": history,
    "select-address": screen(
      async () => (await import("../steps/select-address-step.tsx")).SelectAddressStep,
    ),
    "have-you-ever": screenAtHand(HaveYouEverStep),
    "rental-details": screen(
      async () => (await import("../steps/rental-details-step.tsx")).RentalDetailsStep,
    ),
    landlordDetails: screen(
      async () => (await import("../steps/landlord-details-step.tsx")).LandlordDetailsStep,
    ),
    documentSignpostingForTenancyAgreement: guidance,
    uploadForTenancyAgreement: upload,
    thanks: screenAtHand(ThanksStep),
    documents: screen(async () => (await documents()).DocumentsStep),
    none: screenAtHand(NoneStep),
    documentSignposting: guidance,
    upload,
    "already-connected": screenAtHand(AlreadyConnectedStep),
    placeholder: screenAtHand(PlaceholderStep),
    missingInformation: screen(
      async () => (await import("../remedial/missing-information-step.tsx")).MissingInformationStep,
      "remedial",
      "reasons",
      "document-names",
    ),
    genericUpload: screen(async () => (await documents()).UploadStep, "upload-dialogs", "document-names"),
  };
};
