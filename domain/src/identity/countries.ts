import { type IdentityDocumentKind, identityDocumentKinds } from "../documents/kinds.ts";
import rows from "./countries-docs.json" with { type: "json" };

/** Accepted identity documents by country (spec 1 §3, country document map). */
export interface CountryDocuments {
  readonly countryCode: string;
  readonly allowedIdentityDocs: readonly IdentityDocumentKind[];
}

/** GB and IE nationals hold no residence permit for the UK: it is not offered to them. */
const WITHOUT_PERMIT = ["GB", "IE"];

const allowed = (countryCode: string, listed: readonly string[]): readonly IdentityDocumentKind[] =>
  identityDocumentKinds.filter(
    (kind) => listed.includes(kind) && !(kind === "RESIDENCE_PERMIT" && WITHOUT_PERMIT.includes(countryCode)),
  );

const mapOf = (listed: Readonly<Record<string, readonly string[]>>): readonly CountryDocuments[] =>
  Object.entries(listed).map(([countryCode, documents]) => ({
    countryCode,
    allowedIdentityDocs: allowed(countryCode, documents),
  }));

/**
 * 250 countries and territories, ISO 3166-1 alpha-2. Marked as pure so that browser bundles drop it: browsers get the
 * map from the server.
 */
export const countriesDocsMap: readonly CountryDocuments[] = /* @__PURE__ */ mapOf(rows);

export class MissingCountryDocuments extends Error {
  constructor() {
    super("Country code document mapping not found!");
    this.name = "MissingCountryDocuments";
  }
}

export const findAllowedDocuments = (
  map: readonly CountryDocuments[],
  nationality: string,
): readonly IdentityDocumentKind[] | undefined =>
  map.find(({ countryCode }) => countryCode === nationality)?.allowedIdentityDocs;

/** @throws MissingCountryDocuments for a nationality without a mapping (spec 2 §5). */
export const allowedDocuments = (
  map: readonly CountryDocuments[],
  nationality: string,
): readonly IdentityDocumentKind[] => {
  const found = findAllowedDocuments(map, nationality);
  if (!found) throw new MissingCountryDocuments();
  return found;
};
