import type { Side } from "../documents/definitions.ts";
import { eitherGuided } from "../documents/evidence.ts";
import { oneOf } from "../rules/plain.ts";
import { type Flow, type Path, stepsOf } from "../wizard/flow.ts";
import { isAnswered } from "../wizard/question.ts";
import { remedialSteps } from "../wizard/remedial-steps.ts";
import type { IdentityContext } from "./context.ts";
import {
  type ChosenSide,
  chosenDocument,
  type DocumentChoice,
  hasTwoSides,
  isGiven,
  isUnderstood,
} from "./evidence.ts";
import { asksExpiry, expiryOf, isExpired } from "./expiry.ts";
import { factsFlow, factsSteps } from "./facts-flow.ts";
import { livePhotoFlow, livePhotoSteps } from "./live-photo.ts";
import { shareCodeQuestion } from "./questions.ts";
import { genericUpload, missingInformation } from "./remedial.ts";
import {
  asksSecondSecondary,
  asksShareCode,
  chosenOption,
  offeredPrimary,
  offeredSecondary,
  ruleFor,
} from "./right-to-rent-choices.ts";
import { SHARE_CODE } from "./right-to-rent-rules.ts";
import { type IdentityValues, type SecondaryStep, secondarySteps } from "./values.ts";

const evidenceSteps = [
  "primaryDocument",
  "status",
  "biometricEducation",
  "documentSignposting",
  "upload",
  "documentSignpostingBack",
  "uploadBack",
  "expiredVisa",
  "secondaryDocumentOne",
  "documentSignpostingSecondary",
  "uploadSecondary",
  "documentSignpostingSecondaryBack",
  "uploadSecondaryBack",
  "secondaryDocumentTwo",
  "documentSignpostingSecondaryTwo",
  "uploadSecondaryTwo",
  "documentSignpostingSecondaryTwoBack",
  "uploadSecondaryTwoBack",
  "none",
  "shareCode",
] as const;

export const rightToRentSteps = [
  ...factsSteps,
  ...evidenceSteps,
  ...livePhotoSteps,
  ...remedialSteps,
] as const;
export type RightToRentStep = (typeof rightToRentSteps)[number];

type Values = IdentityValues;
type Context = IdentityContext;

const { goto, end } = stepsOf<Values, Context>();

const afterPrimaryChoice = (values: Values, { today }: Context) => {
  const { primaryDocument } = values;
  if (primaryDocument === "UK_BIOMETRIC_RESIDENCE") return "biometricEducation";
  const type = chosenDocument(values, "primaryDocument");
  if (type) return eitherGuided(type, "documentSignposting", "upload");
  if (primaryDocument === SHARE_CODE) return "secondaryDocumentOne";
  return ruleFor(values, today).status ? "status" : "secondaryDocumentOne";
};

const afterPrimary = (values: Values, { today }: Context) => {
  if (chosenOption(values, today)?.secondary) return "secondaryDocumentOne";
  return asksShareCode(values, today) ? "shareCode" : undefined;
};

const afterPrimaryFront = (values: Values, context: Context) => {
  const type = chosenDocument(values, "primaryDocument");
  if (context.idvtEnabled && type === "UK_PASSPORT") return "livePhotoSignposting";
  // Before the choice, the expected length counts a document with two sides.
  if (type === undefined) return "documentSignpostingBack";
  if (hasTwoSides(type)) return eitherGuided(type, "documentSignpostingBack", "uploadBack");
  return afterPrimary(values, context);
};

const afterSecondaryOne = (values: Values, { today }: Context) => {
  if (asksSecondSecondary(values, today)) return "secondaryDocumentTwo";
  return asksShareCode(values, today) ? "shareCode" : undefined;
};

const side = (choice: DocumentChoice, which: Side): ChosenSide => ({ choice, side: which });

const guidance = <const Upload extends string>(chosen: ChosenSide, upload: Upload) =>
  goto(
    [upload],
    (values) => isUnderstood(values, chosen),
    () => upload,
  );

const backOfPrimary = (values: Values): boolean => {
  const type = chosenDocument(values, "primaryDocument");
  const dated = type === undefined || !asksExpiry(type, "back") || expiryOf(values, type) !== undefined;
  return dated && isUnderstood(values, side("primaryDocument", "back"));
};

const afterBackGuidance = (values: Values, { today }: Context) => {
  const type = chosenDocument(values, "primaryDocument");
  return type && isExpired(expiryOf(values, type), today) ? "expiredVisa" : "uploadBack";
};

export const deniedChoice = (path: Path): SecondaryStep | undefined => {
  const last = path.findLast((step) => secondarySteps.some((choice) => choice === step));
  return secondarySteps.find((choice) => choice === last);
};

const isDenialAcknowledged = ({ noneOf = [] }: Values, _context: Context, path: Path): boolean => {
  const denied = deniedChoice(path);
  return denied !== undefined && noneOf.includes(denied);
};

const afterDenial = (values: Values, context: Context, path: Path) =>
  deniedChoice(path) === "secondaryDocumentOne" ? afterSecondaryOne(values, context) : undefined;

const isOffered = (values: Values, step: SecondaryStep, { today }: Context): boolean =>
  oneOf([...offeredSecondary(values, step, today), "none"])(values[step]) === undefined;

const primarySteps = {
  primaryDocument: {
    ...goto(
      ["biometricEducation", "documentSignposting", "upload", "secondaryDocumentOne", "status"],
      (values, { today }) =>
        oneOf([...offeredPrimary(values, today), "none"])(values.primaryDocument) === undefined,
      afterPrimaryChoice,
    ),
    usual: "documentSignposting",
  },
  status: goto(
    ["secondaryDocumentOne"],
    ({ status, notSaid }) => status !== undefined || notSaid?.includes("status") === true,
    () => "secondaryDocumentOne",
  ),
  biometricEducation: goto(
    ["secondaryDocumentOne"],
    ({ biometricEducation }) => biometricEducation === "understood",
    () => "secondaryDocumentOne",
  ),
  documentSignposting: guidance(side("primaryDocument", "front"), "upload"),
  upload: {
    ...goto(
      ["livePhotoSignposting", "documentSignpostingBack", "uploadBack", "secondaryDocumentOne", "shareCode"],
      (values) => isGiven(values, side("primaryDocument", "front")),
      afterPrimaryFront,
    ),
    isForeseen: true,
  },
  documentSignpostingBack: goto(["expiredVisa", "uploadBack"], backOfPrimary, afterBackGuidance),
  uploadBack: {
    ...goto(
      ["secondaryDocumentOne", "shareCode"],
      (values) => isGiven(values, side("primaryDocument", "back")),
      afterPrimary,
    ),
    isForeseen: true,
  },
  expiredVisa: goto(
    ["primaryDocument"],
    ({ expiredVisa }) => expiredVisa === "acknowledged",
    () => "primaryDocument",
  ),
} as const;

const secondaryOneSteps = {
  secondaryDocumentOne: {
    ...goto(
      ["none", "documentSignpostingSecondary", "uploadSecondary"],
      (values, context) => isOffered(values, "secondaryDocumentOne", context),
      (values) => {
        const type = chosenDocument(values, "secondaryDocumentOne");
        return type ? eitherGuided(type, "documentSignpostingSecondary", "uploadSecondary") : "none";
      },
    ),
    usual: "documentSignpostingSecondary",
  },
  documentSignpostingSecondary: guidance(side("secondaryDocumentOne", "front"), "uploadSecondary"),
  uploadSecondary: {
    ...goto(
      ["documentSignpostingSecondaryBack", "uploadSecondaryBack", "secondaryDocumentTwo", "shareCode"],
      (values) => isGiven(values, side("secondaryDocumentOne", "front")),
      (values, context) => {
        const type = chosenDocument(values, "secondaryDocumentOne");
        return type && hasTwoSides(type)
          ? eitherGuided(type, "documentSignpostingSecondaryBack", "uploadSecondaryBack")
          : afterSecondaryOne(values, context);
      },
    ),
    isForeseen: true,
  },
  documentSignpostingSecondaryBack: guidance(side("secondaryDocumentOne", "back"), "uploadSecondaryBack"),
  uploadSecondaryBack: {
    ...goto(
      ["secondaryDocumentTwo", "shareCode"],
      (values) => isGiven(values, side("secondaryDocumentOne", "back")),
      afterSecondaryOne,
    ),
    isForeseen: true,
  },
} as const;

const secondaryTwoSteps = {
  secondaryDocumentTwo: {
    ...goto(
      ["none", "documentSignpostingSecondaryTwo", "uploadSecondaryTwo"],
      (values, context) => isOffered(values, "secondaryDocumentTwo", context),
      (values) => {
        const type = chosenDocument(values, "secondaryDocumentTwo");
        return type ? eitherGuided(type, "documentSignpostingSecondaryTwo", "uploadSecondaryTwo") : "none";
      },
    ),
    usual: "documentSignpostingSecondaryTwo",
  },
  documentSignpostingSecondaryTwo: guidance(side("secondaryDocumentTwo", "front"), "uploadSecondaryTwo"),
  uploadSecondaryTwo: {
    ...goto(
      ["documentSignpostingSecondaryTwoBack", "uploadSecondaryTwoBack"],
      (values) => isGiven(values, side("secondaryDocumentTwo", "front")),
      (values) => {
        const type = chosenDocument(values, "secondaryDocumentTwo");
        return type && hasTwoSides(type)
          ? eitherGuided(type, "documentSignpostingSecondaryTwoBack", "uploadSecondaryTwoBack")
          : undefined;
      },
    ),
    isForeseen: true,
  },
  documentSignpostingSecondaryTwoBack: guidance(
    side("secondaryDocumentTwo", "back"),
    "uploadSecondaryTwoBack",
  ),
  uploadSecondaryTwoBack: end((values) => isGiven(values, side("secondaryDocumentTwo", "back"))),
} as const;

/** Identity, right-to-rent variant (spec 2 §4). */
export const rightToRentFlow: Flow<Values, Context, RightToRentStep> = {
  start: () => "name",
  steps: {
    ...factsFlow("primaryDocument"),
    ...primarySteps,
    ...secondaryOneSteps,
    ...secondaryTwoSteps,
    none: {
      ...goto(["secondaryDocumentTwo", "shareCode"], isDenialAcknowledged, afterDenial),
      mayRepeat: true,
    },
    shareCode: end(
      (values, context) =>
        values.withoutShareCode === "yes" || isAnswered(shareCodeQuestion, values, context),
    ),
    ...livePhotoFlow,
    missingInformation: missingInformation([
      ...factsSteps,
      ...evidenceSteps,
      ...livePhotoSteps,
      "genericUpload",
    ]),
    genericUpload,
  },
};
