import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { IdentityStep } from "@latchkey/domain/identity/flow.ts";
import type { RightToRentStep } from "@latchkey/domain/identity/right-to-rent-flow.ts";
import type { IdentityChoices } from "@latchkey/domain/identity/values.ts";
import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import type { IncomeChoices } from "@latchkey/domain/income/values.ts";
import type { ResidenceStep } from "@latchkey/domain/residence/flow.ts";
import type { ResidenceChoices } from "@latchkey/domain/residence/values.ts";
import type { IncomeType } from "@latchkey/domain/vocabulary/money.ts";
import type { YesNo } from "@latchkey/domain/vocabulary/people.ts";

/** Steps that only explain: no card, request or answer names them. */
type SilentStep =
  | "none"
  | "missingInformation"
  | "zeroPercentNotice"
  | "nonOpenBankingNotice"
  | "error"
  | "success"
  | "successAddIncome"
  | "noDocumentsNotice"
  | "incomeUploadSuccess"
  | "konfirComplete"
  | "thanks"
  | "placeholder";

/** Choices that have their words elsewhere, because many steps offer them. */
type SharedChoice = DocumentType | IncomeType | YesNo | "none";

/** Steps that appear among the answers, but on no card and in no request. */
type AnsweredStep = "feedback" | "konfir" | "already-connected";

interface SaidOfStep {
  /** Within a sentence, on cards, in requests and among the answers: "your date of birth". */
  readonly phrase: string;
  /** Among the answers, if the phrase does not say which of several answers it is. */
  readonly phraseAmongAnswers?: string;
  /** For reviewers. */
  readonly label: string;
  readonly [key: string]: unknown;
}

interface SaidAmongAnswers {
  readonly phraseAmongAnswers: string;
  readonly label: string;
  readonly [key: string]: unknown;
}

interface SaidOfChoices<Code extends string> {
  readonly choices: Readonly<Record<Code, string>>;
  /** For reviewers, who read of another person. */
  readonly choiceLabels: Readonly<Record<Code, string>>;
}

type OwnChoice<Choices, Step> = Step extends keyof Choices
  ? Exclude<Choices[Step], SharedChoice> & string
  : never;

/** A step without an entry, and a choice without words, do not compile. */
type WordsOfSteps<Step extends string, Choices> = {
  readonly [Name in Exclude<Step, SilentStep>]: (Name extends AnsweredStep ? SaidAmongAnswers : SaidOfStep) &
    ([OwnChoice<Choices, Name>] extends [never] ? unknown : SaidOfChoices<OwnChoice<Choices, Name>>);
} & { readonly [key: string]: unknown };

export type IdentityWords = WordsOfSteps<IdentityStep, IdentityChoices>;
export type RightToRentWords = WordsOfSteps<Exclude<RightToRentStep, IdentityStep>, IdentityChoices>;
export type IncomeWords = WordsOfSteps<IncomeStep, IncomeChoices>;
export type ResidenceWords = WordsOfSteps<ResidenceStep, ResidenceChoices>;
