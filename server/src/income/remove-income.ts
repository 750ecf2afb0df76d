import { incomeSection } from "@latchkey/domain/income/section.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { caseChanged } from "../cases/case-row.ts";
import { openSection } from "../cases/open-section.ts";
import { readDocuments, withdrawDocuments } from "../documents/documents.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import type { Work } from "../platform/work/work.ts";
import { deriveFacts } from "./derive-facts.ts";

/** Takes back a source of the first round, with its documents and its record. One that is gone changes nothing. */
export const removeSource = async (work: Work, party: PartyKey, uuid: string): Promise<void> => {
  await openSection(work, party, incomeSection, undefined);
  // No source has it, and the database would refuse the statement.
  if (!isUuid(uuid)) return;
  const { applicationId, partyId } = party;
  const documents = (await readDocuments(work.tx, party)).filter(
    ({ section, relatedObjectUuid }) => section === "INCOME" && relatedObjectUuid === uuid,
  );
  await withdrawDocuments(
    work,
    party,
    documents.map(({ id }) => id),
  );
  await work.tx
    .deleteFrom("progress_item")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("related_object_uuid", "=", uuid)
    .execute();
  await work.tx
    .deleteFrom("income_source")
    .where("application_id", "=", applicationId)
    .where("party_id", "=", partyId)
    .where("id", "=", uuid)
    .execute();
  caseChanged(work, party);
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
};
