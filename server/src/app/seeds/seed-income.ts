import type { SourceInput } from "@latchkey/domain/income/input.ts";
import { addDays, addMonths } from "@latchkey/domain/rules/civil-span.ts";
import type { IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { sql } from "kysely";
import { saveSource } from "../../income/save-income.ts";
import type { PartyKey } from "../../platform/actor/actor.ts";
import type { Work } from "../../platform/work/work.ts";

export interface SeededIncome {
  readonly type: IncomeType;
  readonly companyName: string;
  /** Further answers; dates are computed from today. */
  readonly told?: Omit<SourceInput, "incomeType" | "companyName" | "startDate" | "paymentDate">;
  /**
   * `type`: only type and name are answered; `details`: all but the proof; `end`: everything, without a
   * document.
   */
  readonly until: "type" | "details" | "end";
}

const EMPLOYED = ["whoIsPaying", "incomeType", "currentEmployer", "yourSalary", "companyReference"];
const WITHOUT_PROOF = ["openBanking", "feedback", "documents", "noDocumentsNotice"];

const progressOf = (until: SeededIncome["until"]) => {
  if (until === "type") return { steps: [], answers: {} };
  const answers = { whoIsPaying: "me", bonus: "no" };
  if (until === "details") return { steps: EMPLOYED, answers };
  const proof = {
    openBanking: "manual",
    feedback: "not_comfortable_sharing_bank_details",
    documents: "none",
    noDocumentsNotice: "acknowledged",
  };
  return { steps: [...EMPLOYED, ...WITHOUT_PROOF], answers: { ...answers, ...proof } };
};

export const seedIncome = async (
  work: Work,
  party: PartyKey,
  { type, companyName, told, until }: SeededIncome,
): Promise<string> => {
  const today = work.services.today();
  const input: SourceInput = {
    incomeType: type,
    companyName,
    ...(told && { ...told, startDate: addMonths(today, -30), paymentDate: addDays(today, -6) }),
  };
  const sourceId = await saveSource(work, party, { input });
  const { steps, answers } = progressOf(until);
  await work.tx
    .insertInto("progress_item")
    .values({
      application_id: party.applicationId,
      party_id: party.partyId,
      section: "INCOME",
      completed_steps: steps,
      answers: JSON.stringify(answers),
      started_at: sql<Date>`now()`,
      completed_at: until === "end" ? sql<Date>`now()` : null,
      related_object_uuid: sourceId,
    })
    .execute();
  return sourceId;
};
