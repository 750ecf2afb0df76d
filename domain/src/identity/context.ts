import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { CountryDocuments } from "./countries.ts";

/** What a reviewer asked for again. */
export interface IdentityRequest {
  readonly start: string;
  /** The one document that `genericUpload` asks for. */
  readonly documentType?: DocumentType | undefined;
}

/** What the flows of identity know besides the person's answers. */
export interface IdentityContext {
  readonly today: CivilDate;
  readonly countriesDocsMap: readonly CountryDocuments[];
  /** Whether the provider has the live photo taken. */
  readonly idvtEnabled: boolean;
  /** In a request for missing information: what it asks for. */
  readonly request?: IdentityRequest | undefined;
}
