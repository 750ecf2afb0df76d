import type { ChosenSide, DocumentChoice } from "./evidence.ts";

const firstDocument = (choice: DocumentChoice): Readonly<Record<string, ChosenSide>> => ({
  documentSignposting: { choice, side: "front" },
  upload: { choice, side: "front" },
  documentSignpostingBack: { choice, side: "back" },
  uploadBack: { choice, side: "back" },
});

const SECONDARY: Readonly<Record<string, ChosenSide>> = {
  documentSignpostingSecondary: { choice: "secondaryDocumentOne", side: "front" },
  uploadSecondary: { choice: "secondaryDocumentOne", side: "front" },
  documentSignpostingSecondaryBack: { choice: "secondaryDocumentOne", side: "back" },
  uploadSecondaryBack: { choice: "secondaryDocumentOne", side: "back" },
  documentSignpostingSecondaryTwo: { choice: "secondaryDocumentTwo", side: "front" },
  uploadSecondaryTwo: { choice: "secondaryDocumentTwo", side: "front" },
  documentSignpostingSecondaryTwoBack: { choice: "secondaryDocumentTwo", side: "back" },
  uploadSecondaryTwoBack: { choice: "secondaryDocumentTwo", side: "back" },
};

/** @param first the step that chooses the first document: `documents`, or `primaryDocument` in right to rent */
export const sideOfStep = (step: string, first: "documents" | "primaryDocument"): ChosenSide | undefined =>
  ({ ...firstDocument(first), ...SECONDARY })[step];
