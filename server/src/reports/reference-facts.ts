import type { AccountantReply } from "@latchkey/domain/references/accountant.ts";
import type { EmploymentReply } from "@latchkey/domain/references/employment.ts";
import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import { rentalQuestions } from "@latchkey/domain/references/rental.ts";
import type { EvidenceSort } from "@latchkey/domain/reports/evidence.ts";
import type { ReportReference } from "@latchkey/domain/reports/report-facts.ts";
import type { DecisionInputs, UsedReference } from "@latchkey/domain/review/decision-inputs.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { Dossier } from "../review/read-dossier.ts";

export const REFERENCE_EVIDENCE: Readonly<Record<ReferenceKind, EvidenceSort>> = {
  rental: "LANDLORDS_REFERENCE",
  employment: "EMPLOYERS_REFERENCE",
  accountant: "ACCOUNTANTS_REFERENCE",
};

type Facts = ReportReference["facts"];

/** null: the referee may not say, or was not asked. */
const factsOf = (answers: Readonly<Record<string, string | boolean | null | undefined>>): Facts =>
  Object.entries(answers).flatMap(([fact, said]) =>
    said === null || said === undefined
      ? []
      : [{ fact, said: typeof said === "boolean" ? yesNo(said) : said }],
  );

const yesNo = (said: boolean): string => (said ? "yes" : "no");

const ofEmployment = ({ works_here, details_confirmed, contract }: EmploymentReply): Facts =>
  factsOf({ works_here, details_confirmed, contract });

const ofAccountant = ({ acts_for, details_confirmed, will_fall }: AccountantReply): Facts =>
  factsOf({ acts_for, details_confirmed, will_fall });

const ofRental = (answers: Readonly<Record<string, boolean>>): Facts =>
  factsOf(Object.fromEntries(rentalQuestions.map((question) => [question, answers[question]])));

/** Facts alone: no note, no figure of pay or profit, no name and no contact of the referee. */
const factsIn = (kind: ReferenceKind, answers: unknown): Facts => {
  switch (kind) {
    case "rental":
      return ofRental(answers as Readonly<Record<string, boolean>>);
    case "employment":
      return ofEmployment(answers as EmploymentReply);
    case "accountant":
      return ofAccountant(answers as AccountantReply);
  }
};

const stateOf = ({ state }: UsedReference): ReportReference["state"] =>
  state === "answered" || state === "declined" ? state : "not_answered";

/** Those on which the decision rests. */
export const referencesOf = ({ references }: Dossier, inputs: DecisionInputs): readonly ReportReference[] =>
  inputs.references.map((used) => {
    const answers = references.find(({ id }) => id === used.id)?.answers;
    const isAnswered = used.state === "answered" && answers !== null && answers !== undefined;
    return {
      kind: used.kind,
      state: stateOf(used),
      on: used.answeredAt === null ? null : londonDate(Date.parse(used.answeredAt)),
      facts: isAnswered ? factsIn(used.kind, answers) : [],
    };
  });
