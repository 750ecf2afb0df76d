import { type Side, slotType } from "../documents/definitions.ts";
import type { IdentityDocumentKind } from "../documents/kinds.ts";
import type { IdentityContext } from "../identity/context.ts";
import { countriesDocsMap } from "../identity/countries.ts";
import type { IdentityAnswers, IdentityFacts, IdentityValues, UploadEntry } from "../identity/values.ts";
import { TODAY } from "./civil-days.ts";

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

export const noFacts: IdentityFacts = {
  firstName: null,
  middleName: null,
  lastName: null,
  birthdate: null,
  nationality: null,
  shareCode: null,
  documents: [],
};

/** Amara Okoye, born in 1990, from Germany: she may choose among four kinds of document. */
export const someFacts = (said: Partial<IdentityFacts> = {}): IdentityFacts => ({
  firstName: "Amara",
  middleName: null,
  lastName: "Okoye",
  birthdate: "1990-05-17",
  nationality: "DE",
  shareCode: null,
  documents: [],
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
