import {
  type AnsweredReference,
  type ComparedQuestion,
  comparedLines,
  comparedQuestions,
} from "./comparison.ts";
import type { Decline } from "./decline.ts";
import type { ComparedValue } from "./value.ts";

/** Facts of a reference that weigh against the applicant, who is shown them and may reply. Free text is never one. */

type WeighingQuestion = Exclude<ComparedQuestion, "year_end" | "profit_before">;

const mayWeigh = (question: ComparedQuestion): question is WeighingQuestion =>
  question !== "year_end" && question !== "profit_before";

/** `not_theirs`: the referee does not know the applicant. */
export const weighingFacts = [...comparedQuestions.filter(mayWeigh), "not_theirs"] as const;
export type WeighingFactName = (typeof weighingFacts)[number];

export interface WeighingFact {
  readonly fact: WeighingFactName;
  /** Amounts alone; null: none was declared. */
  readonly declared: ComparedValue | null;
  readonly said: ComparedValue | null;
}

interface EndedReference {
  readonly answered: AnsweredReference | undefined;
  readonly decline: Pick<Decline, "reason"> | null;
}

const moneyOnly = (value: ComparedValue | undefined): ComparedValue | null =>
  value?.kind === "money" ? value : null;

export const weighingFactsOf = ({ answered, decline }: EndedReference): readonly WeighingFact[] => {
  if (decline) {
    return decline.reason === "NOT_MY_TENANT" ? [{ fact: "not_theirs", declared: null, said: null }] : [];
  }
  return (answered ? comparedLines(answered) : [])
    .filter(({ mark }) => mark === "differs" || mark === "against")
    .flatMap(({ question, declared, said }) =>
      mayWeigh(question) ? [{ fact: question, declared: moneyOnly(declared[0]), said: moneyOnly(said) }] : [],
    );
};
