import type { AnyIdentityStep } from "@latchkey/domain/identity/any-flow.ts";
import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import type { ResidenceStep } from "@latchkey/domain/residence/flow.ts";

/** Steps that only explain: no card, request or answer names them. */
interface SilentSteps {
  readonly IDENTITY: "none" | "missingInformation";
  readonly INCOME:
    | "zeroPercentNotice"
    | "nonOpenBankingNotice"
    | "error"
    | "success"
    | "successAddIncome"
    | "noDocumentsNotice"
    | "incomeUploadSuccess"
    | "konfirComplete"
    | "missingInformation";
  readonly RESIDENCE: "none" | "thanks" | "placeholder" | "missingInformation";
}

/** Steps that appear among the answers, but on no card and at the start of no request. */
type AnsweredSteps = "feedback" | "konfir" | "already-connected";

interface NamedSteps {
  readonly IDENTITY: Exclude<AnyIdentityStep, SilentSteps["IDENTITY"]>;
  readonly INCOME: Exclude<IncomeStep, SilentSteps["INCOME"] | AnsweredSteps>;
  readonly RESIDENCE: Exclude<ResidenceStep, SilentSteps["RESIDENCE"] | AnsweredSteps>;
}

export type NamedStep = NamedSteps[keyof NamedSteps] | AnsweredSteps;

/** A step that is neither named nor listed above does not compile. */
export type StepPhrases = {
  readonly [Section in keyof NamedSteps]: Readonly<Record<NamedSteps[Section], string>>;
};

export type AnswerPhrases = Readonly<Record<AnsweredSteps, string>> &
  Readonly<Partial<Record<NamedStep, string>>>;
