import type { StoredSource } from "@latchkey/domain/income/source.ts";
import type { DossierDocument } from "./read-dossier.ts";

type Paper = Pick<DossierDocument, "section" | "origin" | "relatedObjectUuid">;
type Source = Pick<StoredSource, "uuid" | "annualGrossMinor">;

/**
 * The income source with a stated amount that a document is a paper of. A statement that the product wrote from a
 * connected bank is no paper: the bank's data count as read.
 */
export const paperSourceOf = (
  { section, origin, relatedObjectUuid }: Paper,
  sources: readonly Source[],
): string | undefined =>
  section === "INCOME" && origin !== "bank"
    ? sources.find(({ uuid, annualGrossMinor }) => uuid === relatedObjectUuid && annualGrossMinor !== null)
        ?.uuid
    : undefined;
