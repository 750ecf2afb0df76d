import { rentDemand } from "./rent-in-advance/rent-demand.ts";
import { sentencesOf } from "./rent-in-advance/sentences.ts";

/**
 * Demands in free text of a policy that the law of some countries forbids. The linter of policies looks for them: a text is no place to ask
 * for what no condition can ask for.
 */
export const demands = ["benefits", "children", "guarantor", "nationality", "rent_in_advance"] as const;
export type Demand = (typeof demands)[number];

const BENEFITS =
  /\b(?:dss|housing benefits?|universal credit|benefits?(?: claimants?)?|lha|pip|state support)\b/i;
const CHILDREN = /\b(?:children|child|kids?|babies|baby|families|minors|under[- ]?18s?)\b/i;
const NATIONALITY =
  /\b(?:british|uk|eu|european|irish)\s+(?:nationals?|citizens?|passport holders?|people|applicants?|tenants?)\s+only\b|\bonly\s+(?:british|uk|eu|european|irish)\s+(?:nationals?|citizens?|passport holders?|people|applicants?|tenants?)\b|\bno\s+(?:foreigners?|immigrants?|migrants?|visa holders?|refugees?|asylum seekers?|overseas (?:applicants?|tenants?))\b/i;

const REFUSES =
  /\b(?:no|without)\b|\b(?:exclud|refus)|\bunsuitable\b|\bnot (?:suitable|accepted|allowed|permitted|considered|eligible|for)\b|\b(?:cannot|can't|won't|will not|do not|don't|does not|never|unable to)\s+(?:\w+\s+)?(?:accept|take|let|consider|house|allow|rent|permit)/i;
const GUARANTOR = /\bguarantors?\b/i;
const DEMANDS =
  /\b(?:must|need(?:s|ed)?|requir(?:e|es|ed)|have to|has to|should|ask(?:s|ed)? for|only with)\b/i;
const BECAUSE = /\b(?:visas?|immigration|nationals?|nationality|foreign|overseas|papers?|pay ?slips?)\b/i;

const isDemanded: Readonly<Record<Demand, (sentence: string) => boolean>> = {
  benefits: (sentence) => BENEFITS.test(sentence) && REFUSES.test(sentence) && !GUARANTOR.test(sentence),
  children: (sentence) => CHILDREN.test(sentence) && REFUSES.test(sentence) && !GUARANTOR.test(sentence),
  guarantor: (sentence) =>
    GUARANTOR.test(sentence) &&
    DEMANDS.test(sentence) &&
    [BENEFITS, CHILDREN, BECAUSE].some((because) => because.test(sentence)),
  nationality: (sentence) => NATIONALITY.test(sentence),
  rent_in_advance: (sentence) => rentDemand(sentence) !== undefined,
};

/** The demands in an English text, and the sentence of each. Other languages are read by the second administrator. */
export const demandsIn = (text: string): ReadonlyMap<Demand, string> =>
  new Map(
    demands.flatMap((demand) => {
      const sentence = sentencesOf(text).find(isDemanded[demand]);
      return sentence === undefined ? [] : [[demand, sentence.trim()] as const];
    }),
  );
