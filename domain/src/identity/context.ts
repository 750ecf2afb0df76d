import type { DocumentType } from "../documents/kinds.ts";
import type { CivilDate } from "../rules/civil-date.ts";
import type { CountryDocuments } from "./countries.ts";

export interface IdentityRequest {
  readonly start: string;
  readonly documentType?: DocumentType | undefined;
}

export interface IdentityContext {
  readonly today: CivilDate;
  readonly countriesDocsMap: readonly CountryDocuments[];
  readonly idvtEnabled: boolean;
  readonly request?: IdentityRequest | undefined;
}
