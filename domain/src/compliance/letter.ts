import type { CivilDate } from "../rules/civil-date.ts";
import type { HomeCountry } from "../vocabulary/home-countries.ts";
import { type LawInCountry, type LawRuleId, lawRules } from "./law-rules.ts";
import { rentDemand } from "./rent-in-advance/rent-demand.ts";

/** Texts of staff that an applicant reads. */

const RULE = "text-rent-in-advance" satisfies LawRuleId;

export interface LetterHome {
  readonly country: HomeCountry;
  /** The law of this day applies. */
  readonly day: CivilDate;
}

interface LetterDemand {
  readonly rule: typeof RULE;
  readonly sentence: string;
  readonly law: LawInCountry;
}

/** A demand that the law of the home forbids, unless the writer confirms that it is none. */
export const letterDemand = (text: string, { country, day }: LetterHome): LetterDemand | undefined => {
  const law = lawRules[RULE][country];
  const sentence = law && day >= law.from ? rentDemand(text) : undefined;
  return law && sentence !== undefined ? { rule: RULE, sentence, law } : undefined;
};

export const lacksConfirmation = (
  text: string,
  confirmedRule: string | null | undefined,
  home: LetterHome,
): boolean => {
  const demand = letterDemand(text, home);
  return demand !== undefined && confirmedRule !== demand.rule;
};
