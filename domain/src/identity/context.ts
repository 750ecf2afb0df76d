import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { CountryDocuments } from "./countries.ts";

/** A reviewer's request. */
export interface IdentityRequest {
  readonly start: string;
  /** The document that `genericUpload` asks for. */
  readonly documentType?: DocumentType | undefined;
}

/** What the identity flows know besides the person's answers. */
export interface IdentityContext {
  readonly today: CivilDate;
  readonly countriesDocsMap: readonly CountryDocuments[];
  /** Whether the provider asks for a live photo. */
  readonly idvtEnabled: boolean;
  /** What the request for missing information asks for, if this is one. */
  readonly request?: IdentityRequest | undefined;
}
