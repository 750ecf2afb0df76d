import type { IncomeType } from "../vocabulary/money.ts";
import type { AccountantReply, ShownBusiness } from "./accountant.ts";
import { type EmploymentReply, type ShownEmployment, yearlyMinor } from "./employment.ts";
import { needsNote, type RentalQuestion, rentalQuestions, type ShownTenancy } from "./rental.ts";
import { isClearlyLess } from "./statement.ts";
import {
  type ComparedValue,
  codeValue,
  dayValue,
  moneyValue,
  saidValue,
  spanValue,
  textValue,
} from "./value.ts";

/** A referee's answers beside what the applicant has declared, question by question. */

export const comparedQuestions = [
  ...rentalQuestions,
  "works_here",
  "acts_for",
  "details_confirmed",
  "contract",
  "pay",
  "year_end",
  "profit",
  "profit_before",
  "will_fall",
] as const;
export type ComparedQuestion = (typeof comparedQuestions)[number];

/** `differs`: from the declaration. `against`: weighs against the applicant, who declares nothing about it. */
export const comparisonMarks = ["none", "same", "differs", "against"] as const;
export type ComparisonMark = (typeof comparisonMarks)[number];

export interface ComparedLine {
  readonly question: ComparedQuestion;
  /** Empty: the applicant is not asked. */
  readonly declared: readonly ComparedValue[];
  readonly said: ComparedValue;
  readonly mark: ComparisonMark;
}

/** The income as the applicant stated it. Null: not known. */
export interface StatedIncome {
  readonly minor: number | null;
  readonly currency: string | null;
  readonly incomeType: IncomeType | null;
}

export type AnsweredReference =
  | {
      readonly kind: "rental";
      readonly shown: ShownTenancy;
      readonly answers: Readonly<Record<RentalQuestion, boolean>>;
    }
  | {
      readonly kind: "employment";
      readonly shown: ShownEmployment;
      readonly answers: EmploymentReply;
      readonly stated: StatedIncome | null;
    }
  | {
      readonly kind: "accountant";
      readonly shown: ShownBusiness;
      readonly answers: AccountantReply;
      readonly stated: StatedIncome | null;
    };

type Of<Kind extends AnsweredReference["kind"]> = Extract<AnsweredReference, { readonly kind: Kind }>;

const confirmed = (said: boolean | null): ComparisonMark => {
  if (said === null) return "none";
  return said ? "same" : "differs";
};

const rentalLines = ({ shown, answers }: Of<"rental">): readonly ComparedLine[] =>
  rentalQuestions.map((question) => {
    const said = saidValue(answers[question]);
    if (question === "tenancy_details_dates_confirmed") {
      const declared = [textValue(shown.address), spanValue(shown.start, shown.end)];
      return { question, declared, said, mark: confirmed(answers[question]) };
    }
    return {
      question,
      declared: [],
      said,
      mark: needsNote(question, answers[question]) ? "against" : "none",
    };
  });

const statedIn = (stated: StatedIncome | null, currency: string): number | undefined =>
  stated?.currency === currency ? (stated.minor ?? undefined) : undefined;

const amountMark = (said: number | undefined, stated: number | undefined): ComparisonMark => {
  if (said === undefined || stated === undefined) return "none";
  return isClearlyLess(said, stated) ? "differs" : "same";
};

/** Only a declared permanent job says which contract is expected. */
const contractMark = ({ answers, stated }: Of<"employment">): ComparisonMark =>
  answers.contract === null || stated?.incomeType !== "T_EMPLOYED_PERM"
    ? "none"
    : confirmed(answers.contract === "PERMANENT");

const employmentLines = (reference: Of<"employment">): readonly ComparedLine[] => {
  const { shown, answers, stated } = reference;
  const { works_here, details_confirmed, contract, pay, pay_period } = answers;
  const statedMinor = statedIn(stated, shown.currency);
  const works: ComparedLine = {
    question: "works_here",
    declared: [textValue(shown.company)],
    said: saidValue(works_here),
    mark: confirmed(works_here),
  };
  if (works_here === false) return [works];
  return [
    works,
    {
      question: "details_confirmed",
      declared: [textValue(shown.role), spanValue(shown.start, null)],
      said: saidValue(details_confirmed),
      mark: confirmed(details_confirmed),
    },
    {
      question: "contract",
      declared: stated?.incomeType ? [codeValue("income", stated.incomeType)] : [],
      said: codeValue("contract", contract),
      mark: contractMark(reference),
    },
    {
      question: "pay",
      declared: statedMinor === undefined ? [] : [moneyValue(statedMinor, shown.currency, "YEAR")],
      said: moneyValue(pay === null ? null : Math.round(pay * 100), shown.currency, pay_period),
      mark: amountMark(yearlyMinor(answers), statedMinor),
    },
  ];
};

const minorOf = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

const accountantLines = ({ shown, answers, stated }: Of<"accountant">): readonly ComparedLine[] => {
  const { acts_for, details_confirmed, year_end, profit, profit_before, will_fall } = answers;
  const statedMinor = statedIn(stated, shown.currency);
  const acts: ComparedLine = {
    question: "acts_for",
    declared: [textValue(shown.company)],
    said: saidValue(acts_for),
    mark: confirmed(acts_for),
  };
  if (acts_for === false) return [acts];
  const money = (amount: number | null) => moneyValue(minorOf(amount), shown.currency, "YEAR");
  return [
    acts,
    {
      question: "details_confirmed",
      declared: [spanValue(shown.start, null)],
      said: saidValue(details_confirmed),
      mark: confirmed(details_confirmed),
    },
    { question: "year_end", declared: [], said: dayValue(year_end), mark: "none" },
    {
      question: "profit",
      declared: statedMinor === undefined ? [] : [moneyValue(statedMinor, shown.currency, "YEAR")],
      said: money(profit),
      mark: amountMark(minorOf(profit) ?? undefined, statedMinor),
    },
    { question: "profit_before", declared: [], said: money(profit_before), mark: "none" },
    {
      question: "will_fall",
      declared: [],
      said: saidValue(will_fall),
      mark: will_fall === true ? "against" : "none",
    },
  ];
};

export const comparedLines = (reference: AnsweredReference): readonly ComparedLine[] => {
  const { kind } = reference;
  if (kind === "rental") return rentalLines(reference);
  return kind === "employment" ? employmentLines(reference) : accountantLines(reference);
};
