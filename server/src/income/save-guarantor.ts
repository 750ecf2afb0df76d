import { otherPayersOffered } from "@latchkey/domain/income/context.ts";
import { guarantorQuestion } from "@latchkey/domain/income/questions.ts";
import { OWN_EMAIL } from "@latchkey/domain/income/rules.ts";
import { incomeSection } from "@latchkey/domain/income/section.ts";
import { tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidyEmail, tidyName } from "@latchkey/domain/rules/tidy.ts";
import { inputIssues } from "@latchkey/domain/wizard/question.ts";
import { ownMailboxIssue } from "../accounts/own-mailbox.ts";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import { partyChanged } from "../parties/party-row.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { deriveFacts } from "./derive-facts.ts";
import { readIncomeSectionFacts } from "./income-facts.ts";
import { incomeContextOf } from "./save-income.ts";

export interface GuarantorInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

interface Nomination {
  readonly guarantor: GuarantorInput;
  readonly remedialSectionUuid: string | null | undefined;
}

const ARGUMENT = { guarantor: true };

/** Nominates or replaces the guarantor: each party has one at most. @returns the nomination's id */
export const nominateGuarantor = async (
  work: Work,
  party: PartyKey,
  { guarantor: said, remedialSectionUuid }: Nomination,
): Promise<string> => {
  assertInputOpen(ARGUMENT, await openSection(work, party, { section: incomeSection, remedialSectionUuid }));
  const place = { relatedObjectUuid: null, remedialSectionUuid: remedialSectionUuid ?? null };
  const { email: own } = await readIncomeSectionFacts(work, party, place);
  const context = await incomeContextOf(work, party, own);
  if (!otherPayersOffered(context).includes("T_GUARANTOR")) throw new Refusal("ALREADY_SUBMITTED");
  const mailbox = ownMailboxIssue(said.email, own, OWN_EMAIL.yourGuarantor);
  const issues = {
    ...(mailbox && { email: mailbox }),
    ...inputIssues([guarantorQuestion], { ...said }, context),
  };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const columns = {
    email: tidyEmail(said.email),
    first_name: tidyName(said.firstName),
    last_name: tidyName(said.lastName),
    phone_number: tidyPhone(said.phoneNumber),
  };
  const { id } = await work.tx
    .insertInto("guarantor_nomination")
    .values({ application_id: party.applicationId, party_id: party.partyId, ...columns })
    .onConflict((conflict) => conflict.columns(["application_id", "party_id"]).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  work.writtenObjects.set("INCOME", id);
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
  return id;
};

/** The record of a dropped guarantor waits for another object, unless one is waiting already. */
const releaseRecord = async (work: Work, party: PartyKey, guarantorId: string): Promise<void> => {
  const ofParty = work.tx
    .selectFrom("progress_item")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .where("section", "=", "INCOME");
  const waiting = await ofParty
    .select("remedial_section_id")
    .where("related_object_uuid", "is", null)
    .where("submitted_at", "is", null)
    .execute();
  const records = await ofParty
    .select(["id", "remedial_section_id"])
    .where("related_object_uuid", "=", guarantorId)
    .where("submitted_at", "is", null)
    .execute();
  for (const { id, remedial_section_id: request } of records) {
    const isTaken = waiting.some(({ remedial_section_id }) => remedial_section_id === request);
    if (isTaken) await work.tx.deleteFrom("progress_item").where("id", "=", id).execute();
    else {
      const released = work.tx.updateTable("progress_item").set({ related_object_uuid: null });
      await released.where("id", "=", id).execute();
    }
  }
  partyChanged(work, party);
};

export const dropGuarantor = async (
  work: Work,
  party: PartyKey,
  remedialSectionUuid: string | null | undefined,
): Promise<void> => {
  assertInputOpen(ARGUMENT, await openSection(work, party, { section: incomeSection, remedialSectionUuid }));
  const dropped = await work.tx
    .deleteFrom("guarantor_nomination")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .returning("id")
    .executeTakeFirst();
  if (dropped) await releaseRecord(work, party, dropped.id);
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
};
