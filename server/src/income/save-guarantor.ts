import { otherPayersOffered } from "@latchkey/domain/income/context.ts";
import { guarantorQuestion } from "@latchkey/domain/income/questions.ts";
import { incomeSection } from "@latchkey/domain/income/section.ts";
import { tidyPhone } from "@latchkey/domain/rules/phone.ts";
import { tidy } from "@latchkey/domain/rules/text.ts";
import { inputIssues } from "@latchkey/domain/wizard/question.ts";
import { ownMailboxIssue } from "../accounts/own-mailbox.ts";
import { assertInputOpen, openSection } from "../cases/open-section.ts";
import type { PartyKey } from "../platform/actor/actor.ts";
import { invalidInput, Refusal } from "../platform/refusals/refusals.ts";
import type { Work } from "../platform/work/work.ts";
import { deriveFacts } from "./derive-facts.ts";
import { readIncomeSectionFacts } from "./income-facts.ts";
import { incomeContextOf } from "./save-income.ts";

/** Whom an applicant names as guarantor (spec 3 §7, mutation). */
export interface GuarantorInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** The first step about a guarantor that a page may write. */
const ARGUMENT = { guarantor: true };

/** Names a guarantor, or another one: each party has one at most. @returns the nomination's id */
export const nominateGuarantor = async (
  work: Work,
  party: PartyKey,
  said: GuarantorInput,
  remedialSectionUuid: string | null | undefined,
): Promise<string> => {
  assertInputOpen(ARGUMENT, await openSection(work, party, incomeSection, remedialSectionUuid));
  const place = { relatedObjectUuid: null, remedialSectionUuid: remedialSectionUuid ?? null };
  const { email: own } = await readIncomeSectionFacts(work.tx, party, place);
  const context = await incomeContextOf(work, party, own);
  if (!otherPayersOffered(context).includes("T_GUARANTOR")) throw new Refusal("ALREADY_SUBMITTED");
  const mailbox = ownMailboxIssue(said.email, own);
  const issues = {
    ...(mailbox && { email: mailbox }),
    ...inputIssues([guarantorQuestion], { ...said }, context),
  };
  if (Object.keys(issues).length > 0) throw invalidInput(issues);
  const columns = {
    email: tidy(said.email),
    first_name: tidy(said.firstName),
    last_name: tidy(said.lastName),
    phone_number: tidyPhone(said.phoneNumber),
  };
  const { id } = await work.tx
    .insertInto("guarantor_nomination")
    .values({ application_id: party.applicationId, party_id: party.partyId, ...columns })
    .onConflict((conflict) => conflict.columns(["application_id", "party_id"]).doUpdateSet(columns))
    .returning("id")
    .executeTakeFirstOrThrow();
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
  return id;
};

/** Somebody else pays after all: the nomination goes, and nobody is invited. */
export const dropGuarantor = async (work: Work, party: PartyKey): Promise<void> => {
  assertInputOpen(ARGUMENT, await openSection(work, party, incomeSection, undefined));
  await work.tx
    .deleteFrom("guarantor_nomination")
    .where("application_id", "=", party.applicationId)
    .where("party_id", "=", party.partyId)
    .execute();
  await deriveFacts(work, party);
  await work.services.changed(work, party, "INCOME");
};
