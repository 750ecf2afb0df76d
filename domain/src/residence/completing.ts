import { slotType } from "../documents/definitions.ts";
import { answerIfSeen, type Candidates } from "../wizard/completing-answers.ts";
import type { Path } from "../wizard/flow.ts";
import type { ResidenceContext } from "./context.ts";
import { evidenceOf, proofSlot, type ResidenceStep } from "./flow.ts";
import { countedHomes, homesToSelect, isCurrentish, isInUk } from "./homes.ts";
import { addressProofs, type ResidenceAnswers, type ResidenceValues } from "./values.ts";

export interface SeenInResidence {
  readonly steps: readonly string[];
  readonly context: ResidenceContext;
}

type Said = Partial<ResidenceAnswers>;
type Derive = (values: ResidenceValues, seen: SeenInResidence, path: Path) => readonly Said[];

const ifSeen = answerIfSeen<ResidenceStep, Said>;

/** The seen history tells it; otherwise the homes of today do. */
const inUk: Derive = (values, { steps, context }) => {
  const isSeen = { yes: steps.includes("uk-residential-history"), no: steps.includes("residential-history") };
  if (isSeen.yes !== isSeen.no) return [{ "in-uk": isSeen.yes ? "yes" : "no" }];
  const current = countedHomes(values, context).filter((home) => isCurrentish(home, context.today));
  const inThere = current.filter(isInUk);
  if (current.length === 0 || (inThere.length > 0 && inThere.length < current.length)) return [];
  return [{ "in-uk": inThere.length > 0 ? "yes" : "no" }];
};

/** Rent, landlord and documents are saved for the selected home alone. */
const selected: Derive = (values, { context }) =>
  homesToSelect(values, context)
    .filter(
      ({ uuid, rentMinor, reference }) =>
        rentMinor !== null || reference !== null || values.upload.some((file) => file.residenceUuid === uuid),
    )
    .map(({ uuid }) => ({ "select-address": uuid }));

const TENANCY_AGREEMENT = "TENANCY_AGREEMENT";

/** The agreement of a rented home is asked for before: it is the proof only where there is no other. */
const documents: Derive = (values, { steps, context }, path) => {
  const { upload } = evidenceOf(values, context);
  const said = upload
    .toReversed()
    .flatMap(({ type }) => addressProofs.filter((proof) => slotType(proof, "front") === type));
  const proofs = said.filter((proof) => proof !== TENANCY_AGREEMENT);
  const isAsked = path.includes("uploadForTenancyAgreement");
  const [agreement] = said.filter((proof) => proof === TENANCY_AGREEMENT);
  const none = steps.includes("none") ? ["none" as const] : [];
  const all = isAsked ? [...proofs, ...none, agreement] : [...proofs, agreement, ...none];
  return all.flatMap((chosen) => (chosen === undefined ? [] : [{ documents: chosen }]));
};

const guidance =
  (step: ResidenceStep, slotIn: (values: ResidenceValues) => string | undefined): Derive =>
  (values, { steps, context }) => {
    const slot = slotIn(values);
    if (slot === undefined) return [];
    const isRead =
      steps.includes(step) || evidenceOf(values, context).upload.some(({ type }) => type === slot);
    return isRead ? [{ docSignposting: [...(values.docSignposting ?? []), slot] }] : [];
  };

const derivations: Readonly<Partial<Record<ResidenceStep, Derive>>> = {
  "in-uk": inUk,
  "select-address": selected,
  "have-you-ever": (_values, { steps }) => {
    if (steps.includes("single-uk-residential-history")) return [{ "have-you-ever": "yes" }];
    return steps.includes("have-you-ever") ? [{ "have-you-ever": "no" }] : [];
  },
  documentSignpostingForTenancyAgreement: guidance("documentSignpostingForTenancyAgreement", () =>
    slotType(TENANCY_AGREEMENT, "front"),
  ),
  thanks: ifSeen("thanks", { thanks: "read" }),
  documents,
  none: ifSeen("none", { none: "acknowledged" }),
  documentSignposting: guidance("documentSignposting", proofSlot),
  "already-connected": (_values, { steps }) => {
    if (steps.includes("documents")) return [{ "already-connected": "documents" }];
    const isEnough = steps.includes("already-connected") || steps.includes("placeholder");
    return isEnough ? [{ "already-connected": "enough" }] : [];
  },
};

export const residenceCandidates =
  (seen: SeenInResidence): Candidates<ResidenceValues, ResidenceStep> =>
  (step, values, path) =>
    derivations[step]?.(values, seen, path) ?? [];
