import type { RequestTitle } from "../wizard/request-title.ts";
import type { AnyIdentityStep } from "./any-flow.ts";

const titles: Readonly<Record<Exclude<AnyIdentityStep, "missingInformation">, RequestTitle>> = {
  name: "details",
  birthdate: "details",
  nationality: "details",
  documents: "document",
  primaryDocument: "document",
  secondaryDocumentOne: "document",
  secondaryDocumentTwo: "document",
  genericUpload: "document",
  none: "document",
  documentSignposting: "photo",
  documentSignpostingBack: "photo",
  documentSignpostingSecondary: "photo",
  documentSignpostingSecondaryBack: "photo",
  documentSignpostingSecondaryTwo: "photo",
  documentSignpostingSecondaryTwoBack: "photo",
  upload: "photo",
  uploadBack: "photo",
  uploadSecondary: "photo",
  uploadSecondaryBack: "photo",
  uploadSecondaryTwo: "photo",
  uploadSecondaryTwoBack: "photo",
  expiredVisa: "photo",
  livePhotoSignposting: "live",
  livePhotoPermissions: "live",
  livePhotoCamera: "live",
  livePhotoOptOut: "live",
  shareCode: "code",
  biometricEducation: "code",
  status: "status",
};

const isTitled = (step: string): step is keyof typeof titles => Object.hasOwn(titles, step);

export const identityRequestTitle = (start: string): RequestTitle | undefined =>
  isTitled(start) ? titles[start] : undefined;
