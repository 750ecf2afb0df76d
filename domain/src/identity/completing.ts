import { slotType } from "../documents/definitions.ts";
import { answerIfSeen, type Candidates } from "../wizard/completing-answers.ts";
import type { Path } from "../wizard/flow.ts";
import type { AnyIdentityStep, IdentityVariant } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { findAllowedDocuments } from "./countries.ts";
import { chosenDocument, chosenSlot } from "./evidence.ts";
import { asksExpiry } from "./expiry.ts";
import { goingWithout, hasLivePhoto, LIVE_PHOTO, skippingCamera } from "./live-photo.ts";
import { offeredPrimary, offeredSecondary } from "./right-to-rent-choices.ts";
import { deniedChoice } from "./right-to-rent-flow.ts";
import { SHARE_CODE } from "./right-to-rent-rules.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import type { IdentityAnswers, IdentityValues, SecondaryStep } from "./values.ts";

export interface SeenInIdentity {
  readonly variant: IdentityVariant;
  readonly steps: readonly string[];
  readonly context: IdentityContext;
}

type Said = Partial<IdentityAnswers>;
type Derive = (values: IdentityValues, seen: SeenInIdentity, path: Path) => readonly Said[];

const ifSeen = answerIfSeen<AnyIdentityStep, Said>;

const shown = <Type extends string>({ upload }: IdentityValues, offered: readonly Type[]): readonly Type[] =>
  upload.toReversed().flatMap(({ type: slot }) => offered.filter((type) => slotType(type, "front") === slot));

const secondary =
  (choice: SecondaryStep): Derive =>
  (values, { steps, context }) => {
    const used: readonly unknown[] = [values.primaryDocument, values.secondaryDocumentOne];
    const types = shown(values, offeredSecondary(values, choice, context.today));
    const said = types.filter((type) => !used.includes(type)).map((type) => ({ [choice]: type }));
    return steps.includes("none") ? [...said, { [choice]: "none" }] : said;
  };

const primary: Derive = (values, { steps, context }) => {
  const offered = offeredPrimary(values, context.today);
  const documents = offered.filter((choice) => choice !== SHARE_CODE);
  const education = documents.filter(
    (choice) => choice === "UK_BIOMETRIC_RESIDENCE" && steps.includes("biometricEducation"),
  );
  const isAsked = steps.includes("status");
  return [
    ...education,
    ...shown(values, documents),
    ...(isAsked ? [] : offered.filter((choice) => choice === SHARE_CODE)),
    "none" as const,
  ].map((primaryDocument) => ({ primaryDocument }));
};

const denying: Derive = ({ noneOf = [] }, { variant, steps }, path) => {
  if (!steps.includes("none")) return [];
  if (variant === "IDENTITY_DEFAULT") return [{ none: "acknowledged" }];
  const denied = deniedChoice(path);
  return denied ? [{ noneOf: [...noneOf, denied] }] : [];
};

const status: Derive = ({ upload }, { steps }) => {
  if (!steps.includes("status")) return [];
  const isPending = upload.some(({ type }) => type === "UK_VISA_APPLICATION_LETTER");
  return [isPending ? { status: "ongoing_visa_application" } : { notSaid: ["status"] }];
};

const documents: Derive = (values, { steps, context }) => {
  const allowed = findAllowedDocuments(context.countriesDocsMap, values.nationality) ?? [];
  const said = shown(values, allowed).map((type) => ({ documents: type }));
  return steps.includes("none") ? [...said, { documents: "none" }] : said;
};

const permission: Derive = (values, { steps }) => {
  if (hasLivePhoto(values) || steps.includes("livePhotoCamera")) return [{ permissionGranted: "yes" }];
  return steps.includes("livePhotoOptOut") ? [{ permissionGranted: "no" }] : [];
};

const derivations: Readonly<Partial<Record<AnyIdentityStep, Derive>>> = {
  documents,
  none: denying,
  primaryDocument: primary,
  status,
  biometricEducation: ifSeen("biometricEducation", { biometricEducation: "understood" }),
  expiredVisa: ifSeen("expiredVisa", { expiredVisa: "acknowledged" }),
  secondaryDocumentOne: secondary("secondaryDocumentOne"),
  secondaryDocumentTwo: secondary("secondaryDocumentTwo"),
  livePhotoSignposting: ({ docSignposting = [] }) => [{ docSignposting: [...docSignposting, LIVE_PHOTO] }],
  livePhotoPermissions: permission,
  livePhotoCamera: ifSeen("livePhotoOptOut", skippingCamera),
  livePhotoOptOut: ifSeen("livePhotoOptOut", goingWithout),
};

/** Guidance counts as read once it was seen, or once the file that it is about is stored. */
const guidance = (
  step: AnyIdentityStep,
  values: IdentityValues,
  { variant, steps }: SeenInIdentity,
): readonly Said[] => {
  const choice = variant === "IDENTITY_RTR" ? "primaryDocument" : "documents";
  const side = step.startsWith("documentSignposting") ? sideOfStep(step, choice) : undefined;
  const slot = side && chosenSlot(values, side);
  if (!side || slot === undefined) return [];
  const file = values.upload.find(({ type }) => type === slot);
  if (!file && !steps.includes(step)) return [];
  const { docSignposting = [], expiry } = values;
  const isDated = asksExpiry(chosenDocument(values, side.choice), side.side);
  const dated = isDated && file?.expiresOn ? { expiry: { ...expiry, [slot]: file.expiresOn } } : {};
  return [{ docSignposting: [...docSignposting, slot], ...dated }];
};

export const identityCandidates =
  (seen: SeenInIdentity): Candidates<IdentityValues, AnyIdentityStep> =>
  (step, values, path) =>
    derivations[step]?.(values, seen, path) ?? guidance(step, values, seen);
