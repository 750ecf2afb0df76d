import { eitherGuided } from "../documents/evidence.ts";
import type { Flow } from "../wizard/flow.ts";
import { stepsOf } from "../wizard/flow.ts";
import { remedialSteps } from "../wizard/remedial-steps.ts";
import type { IdentityContext } from "./context.ts";
import { findAllowedDocuments } from "./countries.ts";
import { type ChosenSide, chosenDocument, hasTwoSides, isGiven, isUnderstood } from "./evidence.ts";
import { factsFlow, factsSteps } from "./facts-flow.ts";
import { livePhotoFlow, livePhotoSteps } from "./live-photo.ts";
import { genericUpload, missingInformation } from "./remedial.ts";
import { documentChoiceIssue } from "./rules.ts";
import type { IdentityValues } from "./values.ts";

const documentSteps = [
  "documents",
  "none",
  "documentSignposting",
  "upload",
  "documentSignpostingBack",
  "uploadBack",
] as const;

export const identitySteps = [...factsSteps, ...documentSteps, ...livePhotoSteps, ...remedialSteps] as const;
export type IdentityStep = (typeof identitySteps)[number];

const front: ChosenSide = { choice: "documents", side: "front" };
const back: ChosenSide = { choice: "documents", side: "back" };

const afterChoice = (values: IdentityValues) => {
  const type = chosenDocument(values, "documents");
  return type === undefined ? "none" : eitherGuided(type, "documentSignposting", "upload");
};

const afterFront = (values: IdentityValues, { idvtEnabled }: IdentityContext) => {
  const type = chosenDocument(values, "documents");
  if (idvtEnabled && type === "PASSPORT" && values.nationality === "GB") return "livePhotoSignposting";
  // Before the choice, the expected length counts a document with two sides.
  if (type === undefined) return "documentSignpostingBack";
  return hasTwoSides(type) ? eitherGuided(type, "documentSignpostingBack", "uploadBack") : undefined;
};

const { goto, end } = stepsOf<IdentityValues, IdentityContext>();

/** Identity, standard variant (spec 2 §4). */
export const identityFlow: Flow<IdentityValues, IdentityContext, IdentityStep> = {
  start: () => "name",
  steps: {
    ...factsFlow("documents"),
    documents: {
      ...goto(
        ["none", "documentSignposting", "upload"],
        ({ documents, nationality }, { countriesDocsMap }) => {
          const allowed = findAllowedDocuments(countriesDocsMap, nationality) ?? [];
          return documentChoiceIssue(documents, allowed) === undefined;
        },
        afterChoice,
      ),
      usual: "documentSignposting",
    },
    none: end(({ none }) => none === "acknowledged"),
    documentSignposting: goto(
      ["upload"],
      (values) => isUnderstood(values, front),
      () => "upload",
    ),
    upload: {
      ...goto(
        ["livePhotoSignposting", "documentSignpostingBack", "uploadBack"],
        (values) => isGiven(values, front),
        afterFront,
      ),
      isForeseen: true,
    },
    documentSignpostingBack: goto(
      ["uploadBack"],
      (values) => isUnderstood(values, back),
      () => "uploadBack",
    ),
    uploadBack: end((values) => isGiven(values, back)),
    ...livePhotoFlow,
    missingInformation: missingInformation([
      ...factsSteps,
      ...documentSteps,
      ...livePhotoSteps,
      "genericUpload",
    ]),
    genericUpload,
  },
};
