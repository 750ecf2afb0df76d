import { incomeSection } from "@latchkey/domain/income/section.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { withdrawDocumentsOf } from "../documents/documents.ts";
import { openSection } from "../parties/open-section.ts";
import { partyChanged } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { removeDraftReview } from "../references/draft-review.ts";
import { deriveFacts } from "./derive-facts.ts";

/** Removes a source of the first round with its documents. Idempotent. */
export const removeSource = async (work: Work, party: PartyKey, uuid: string): Promise<void> => {
  await openSection(work, party, { section: incomeSection, remedialSectionUuid: undefined });
  // The database would reject the statement.
  if (!isUuid(uuid)) return;
  const { applicationId, partyId } = party;
  await withdrawDocumentsOf(work, party, { section: "INCOME", relatedObjectUuid: uuid });
  await work.tx
    .deleteFrom("progress_item")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("related_object_uuid", "=", uuid)
    .execute();
  await removeDraftReview(work, party, { kind: "employment", sourceId: uuid });
  await work.tx
    .deleteFrom("income_source")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", uuid)
    .execute();
  partyChanged(work, party);
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
};
