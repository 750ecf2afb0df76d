import type { RequestTitle } from "../wizard/request-title.ts";
import type { ResidenceStep } from "./flow.ts";

const titles: Readonly<Record<ResidenceStep, RequestTitle>> = {
  "in-uk": "history",
  "residential-history": "history",
  "uk-residential-history": "history",
  "single-uk-residential-history": "history",
  "select-address": "history",
  "have-you-ever": "history",
  "rental-details": "rental",
  landlordDetails: "landlord",
  thanks: "landlord",
  documents: "address",
  none: "address",
  documentSignposting: "address",
  upload: "address",
  "already-connected": "address",
  placeholder: "address",
  documentSignpostingForTenancyAgreement: "agreement",
  uploadForTenancyAgreement: "agreement",
  missingInformation: "address",
  genericUpload: "address",
};

export const residenceRequestTitle = (start: ResidenceStep): RequestTitle => titles[start];
