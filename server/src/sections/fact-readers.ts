import type { SectionFacts } from "@latchkey/domain/sections/registry.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { isAt, readDocuments } from "../documents/documents.ts";
import { identityFactsOf, readIdentity } from "../identity/identity-facts.ts";
import { readIncomeSectionFacts } from "../income/income-facts.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { readResidenceFacts } from "../residence/residence-facts.ts";

export interface ItemPlace {
  readonly relatedObjectUuid: string | null;
  readonly remedialSectionUuid: string | null;
}

type Reader<Facts> = (
  work: Pick<Work, "tx" | "services">,
  party: PartyKey,
  place: ItemPlace,
) => Promise<Facts>;

/** A section without a reader does not compile. */
export const factReaders: { readonly [Name in SectionName]: Reader<SectionFacts[Name]> } = {
  IDENTITY: async ({ tx, services }, party, place) => {
    const facts = await readIdentity(tx, party);
    const documents = await readDocuments(tx, party);
    const own = documents.filter(isAt({ section: "IDENTITY", ...place }));
    return identityFactsOf(facts, own, services.keyring);
  },
  INCOME: (work, party, place) => readIncomeSectionFacts(work, party, place),
  RESIDENCE: ({ tx }, party, { remedialSectionUuid }) => readResidenceFacts(tx, party, remedialSectionUuid),
};
