import { type Side, slotType } from "../documents/definitions.ts";
import type { UploadEntry } from "../documents/evidence.ts";
import type { IdentityDocumentKind } from "../documents/kinds.ts";
import type { AnyIdentityStep, IdentityVariant } from "../identity/any-flow.ts";
import type { IdentityContext } from "../identity/context.ts";
import { countriesDocsMap, findAllowedDocuments } from "../identity/countries.ts";
import { chosenSlot } from "../identity/evidence.ts";
import { choosingPrimary } from "../identity/expiry.ts";
import {
  goingWithout,
  LIVE_PHOTO,
  showingPhoto,
  skippingCamera,
  takingAfterAll,
} from "../identity/live-photo.ts";
import { offeredPrimary, offeredSecondary } from "../identity/right-to-rent-choices.ts";
import { deniedChoice } from "../identity/right-to-rent-flow.ts";
import { sideOfStep } from "../identity/sides-of-steps.ts";
import {
  type IdentityAnswers,
  type IdentityFacts,
  type IdentityValues,
  type PlainFacts,
  plainFacts,
  visaStatuses,
} from "../identity/values.ts";
import type { Path } from "../wizard/flow.ts";
import { TODAY, YESTERDAY } from "./civil-days.ts";

export const identityContext: IdentityContext = { today: TODAY, countriesDocsMap, idvtEnabled: false };

/** What an everyday person chooses before a document is asked for. So far there is only the document to choose. */
export const everydayAnswers: IdentityAnswers = {};

/** A stored file of one side, e.g. `anUpload("PASSPORT")`, `anUpload("DRIVING_LICENCE_BACK")`. */
export const anUpload = (type: string): UploadEntry => ({
  id: `upload-${type}`,
  type,
  path: `identity/${type}`,
  fileName: `${type}.png`,
});

const unknown = Object.fromEntries(plainFacts.map((fact) => [fact, null])) as PlainFacts;

export const noFacts: IdentityFacts = { ...unknown, shareCode: null, documents: [] };

/** Amara Okoye, born in 1990, from Germany: she may choose among four kinds of document. */
export const someFacts = (said: Partial<IdentityFacts> = {}): IdentityFacts => ({
  ...noFacts,
  firstName: "Amara",
  lastName: "Okoye",
  birthdate: "1990-05-17",
  nationality: "DE",
  ...said,
});

interface Said {
  readonly nationality?: string;
  readonly documents?: IdentityDocumentKind | "none";
  /** Sides of the chosen document whose guidance was acknowledged. */
  readonly understood?: readonly Side[];
  /** Sides of the chosen document that are stored. */
  readonly uploaded?: readonly Side[];
  /** Sides that the person says they do not have. */
  readonly without?: readonly Side[];
  readonly acknowledged?: boolean;
}

/** Amara's values with name, birthdate and nationality, plus the overrides. */
export const anIdentity = (said: Said = {}): IdentityValues => {
  const { documents, understood, uploaded = [], without, acknowledged } = said;
  const slots = (sides: readonly Side[]) =>
    documents === undefined || documents === "none" ? [] : sides.map((side) => slotType(documents, side));
  return {
    ...everydayAnswers,
    name: { first_name: "Amara", middle_name: "", last_name: "Okoye" },
    birthdate: "1990-05-17",
    nationality: said.nationality ?? "DE",
    shareCode: "",
    upload: slots(uploaded).map(anUpload),
    ...(documents && { documents }),
    ...(understood && { docSignposting: slots(understood) }),
    ...(without && {
      withoutDocument: Object.fromEntries(slots(without).map((slot) => [slot, "lost"] as const)),
    }),
    ...(acknowledged && { none: "acknowledged" }),
  };
};

/** An applicant who answers identity at random, each step as its screen would. */

const firstChoice = (variant: IdentityVariant) =>
  variant === "IDENTITY_RTR" ? "primaryDocument" : "documents";

/** Picks by number, so that a walk is a list of numbers that fast-check can shrink. */
const pick = <Option>(options: readonly Option[], random: number): Option =>
  options[random % options.length] as Option;

const NAMES = [
  { first_name: "Amara", middle_name: "", last_name: "Okoye" },
  { first_name: "李小", middle_name: "Ann", last_name: "O'Brien" },
];
const BIRTHDATES = ["1990-05-17", "2008-11-20", "1906-11-20"];
const NATIONALITIES = ["GB", "DE", "US", "IN", "PH", "AG", "HK", "IE"];
const EXPIRIES = [TODAY, YESTERDAY, "2031-01-01"];
const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";

/** An answer to a step, as its screen would give it; `path` holds the steps passed through, the current one last. */
type Answer = (values: IdentityValues, random: number, path: Path) => Partial<IdentityValues>;

const withoutPhoto = (upload: readonly UploadEntry[]) => upload.filter(({ type }) => type !== LIVE_PHOTO);

/** Answers to steps that do not concern one side of a document. */
const answers: Readonly<Partial<Record<AnyIdentityStep, Answer>>> = {
  name: (_values, random) => ({ name: pick(NAMES, random) }),
  birthdate: (_values, random) => ({ birthdate: pick(BIRTHDATES, random) }),
  nationality: (_values, random) => ({ nationality: pick(NATIONALITIES, random) }),
  documents: ({ nationality }, random) => {
    const allowed = findAllowedDocuments(identityContext.countriesDocsMap, nationality) ?? [];
    return { documents: pick([...allowed, "none" as const], random) };
  },
  primaryDocument: (values, random) =>
    choosingPrimary(values, pick([...offeredPrimary(values, TODAY), "none" as const], random), TODAY),
  status: (_values, random) => ({ status: pick(visaStatuses, random) }),
  biometricEducation: () => ({ biometricEducation: "understood" }),
  expiredVisa: () => ({ expiredVisa: "acknowledged" }),
  secondaryDocumentOne: (values, random) => ({
    secondaryDocumentOne: pick(
      [...offeredSecondary(values, "secondaryDocumentOne", TODAY), "none" as const],
      random,
    ),
  }),
  secondaryDocumentTwo: (values, random) => ({
    secondaryDocumentTwo: pick(
      [...offeredSecondary(values, "secondaryDocumentTwo", TODAY), "none" as const],
      random,
    ),
  }),
  none: ({ noneOf = [] }, _dice, path) => {
    const denied = deniedChoice(path);
    return denied ? { noneOf: [...noneOf, denied] } : { none: "acknowledged" };
  },
  shareCode: (_values, random) =>
    random % 2 === 0
      ? { shareCode: "R1234ABCD", withoutShareCode: undefined }
      : { shareCode: "", withoutShareCode: "yes" },
  livePhotoSignposting: ({ docSignposting = [] }) => ({ docSignposting: [...docSignposting, LIVE_PHOTO] }),
  livePhotoPermissions: (_values, random) => ({ permissionGranted: random % 2 === 0 ? "yes" : "no" }),
  livePhotoCamera: ({ upload }, random) =>
    random % 2 === 0
      ? { ...showingPhoto, upload: [...withoutPhoto(upload), anUpload(LIVE_PHOTO)] }
      : { ...skippingCamera, upload: withoutPhoto(upload) },
  livePhotoOptOut: ({ upload }, random) =>
    random % 2 === 0 ? takingAfterAll : { ...goingWithout, upload: withoutPhoto(upload) },
};

/** Guidance is acknowledged, with a date where one is asked for; a file is uploaded, or a reason given for having none. */
const sideAnswer = (variant: IdentityVariant, step: AnyIdentityStep): Answer => {
  const chosen = sideOfStep(step, firstChoice(variant));
  if (!chosen) throw new Error(`Nothing answers ${step}`);
  return (values, random) => {
    const slot = chosenSlot(values, chosen);
    if (slot === undefined) throw new Error(`${step} is shown, but no document is chosen`);
    if (step.startsWith("documentSignposting")) {
      const expiry = slot === VISA ? { expiry: { [VISA]: pick(EXPIRIES, random) } } : {};
      return { docSignposting: [...(values.docSignposting ?? []), slot], ...expiry };
    }
    return random % 2 === 0
      ? { upload: [...values.upload, anUpload(slot)] }
      : { withoutDocument: { ...values.withoutDocument, [slot]: "lost" } };
  };
};

/** A random answer to `step`. @throws when the step is shown although the document it concerns was not chosen */
export const answerAtRandom = (variant: IdentityVariant, step: AnyIdentityStep): Answer =>
  answers[step] ?? sideAnswer(variant, step);
