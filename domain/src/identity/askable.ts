import type { Side } from "../documents/definitions.ts";
import type { DocumentType } from "../documents/kinds.ts";
import { type AskableStart, type AskableSteps, askableStarts } from "../wizard/askable.ts";
import type { AnyIdentityFlow, AnyIdentityStep, IdentityVariant } from "./any-flow.ts";
import type { IdentityContext } from "./context.ts";
import { chosenDocument, type DocumentChoice, hasTwoSides } from "./evidence.ts";
import { offeredPrimary, offeredSecondary, ruleFor } from "./right-to-rent-choices.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import type { IdentityValues } from "./values.ts";

type Steps = AskableSteps<IdentityValues, IdentityContext, AnyIdentityStep>;

const always = () => true;
const knowsNationality = ({ nationality }: IdentityValues): boolean => nationality !== "";
const takesPhoto = (_values: IdentityValues, { idvtEnabled }: IdentityContext): boolean => idvtEnabled;

const hasChosen =
  (choice: DocumentChoice, side: Side) =>
  (values: IdentityValues): boolean => {
    const type = chosenDocument(values, choice);
    return type !== undefined && (side === "front" || hasTwoSides(type));
  };

const sidesOf = (
  choice: DocumentChoice & AnyIdentityStep,
  names: Readonly<Record<Side, readonly [guidance: AnyIdentityStep, upload: AnyIdentityStep]>>,
): Steps =>
  Object.fromEntries(
    (["front", "back"] as const).flatMap((side) => {
      const [guidance, upload] = names[side];
      const fits = hasChosen(choice, side);
      return [
        [guidance, { fits, after: [choice], as: "none" }],
        [upload, { fits, after: [choice] }],
      ];
    }),
  );

const facts: Steps = { name: { fits: always }, birthdate: { fits: always }, nationality: { fits: always } };

const livePhoto: Steps = {
  livePhotoSignposting: { fits: takesPhoto, as: "start" },
  livePhotoPermissions: { fits: takesPhoto, as: "none" },
  livePhotoCamera: { fits: takesPhoto, as: "end" },
};

const primarySides = {
  front: ["documentSignposting", "upload"],
  back: ["documentSignpostingBack", "uploadBack"],
} as const;

const standardSteps: Steps = {
  ...facts,
  documents: { fits: knowsNationality, after: ["nationality"] },
  ...sidesOf("documents", primarySides),
  ...livePhoto,
  genericUpload: { fits: always },
};

const rightToRentSteps: Steps = {
  ...facts,
  primaryDocument: {
    fits: (values, { today }) => offeredPrimary(values, today).length > 0,
    after: ["nationality"],
  },
  status: {
    fits: (values, { today }) => values.primaryDocument === "none" && ruleFor(values, today).status,
    after: ["primaryDocument"],
  },
  ...sidesOf("primaryDocument", primarySides),
  secondaryDocumentOne: {
    fits: (values, { today }) => offeredSecondary(values, "secondaryDocumentOne", today).length > 0,
    after: ["primaryDocument"],
  },
  ...sidesOf("secondaryDocumentOne", {
    front: ["documentSignpostingSecondary", "uploadSecondary"],
    back: ["documentSignpostingSecondaryBack", "uploadSecondaryBack"],
  }),
  secondaryDocumentTwo: {
    fits: (values, { today }) => offeredSecondary(values, "secondaryDocumentTwo", today).length > 0,
    after: ["secondaryDocumentOne"],
  },
  ...sidesOf("secondaryDocumentTwo", {
    front: ["documentSignpostingSecondaryTwo", "uploadSecondaryTwo"],
    back: ["documentSignpostingSecondaryTwoBack", "uploadSecondaryTwoBack"],
  }),
  shareCode: { fits: knowsNationality },
  ...livePhoto,
  genericUpload: { fits: always },
};

interface AskedIdentity {
  readonly variant: IdentityVariant;
  readonly flow: AnyIdentityFlow;
  readonly values: IdentityValues;
  readonly context: IdentityContext;
}

export const askableIdentity = ({
  variant,
  ...asked
}: AskedIdentity): readonly AskableStart<AnyIdentityStep>[] =>
  askableStarts({ ...asked, askable: variant === "IDENTITY_RTR" ? rightToRentSteps : standardSteps });

export const documentAskedAgain = (
  step: string,
  { variant, values }: Pick<AskedIdentity, "variant" | "values">,
): { readonly type: DocumentType; readonly side: Side } | undefined => {
  const chosen = sideOfStep(step, variant === "IDENTITY_RTR" ? "primaryDocument" : "documents");
  const type = chosen && chosenDocument(values, chosen.choice);
  return type && chosen ? { type, side: chosen.side } : undefined;
};
