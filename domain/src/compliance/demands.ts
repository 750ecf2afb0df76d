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

const MONTHS = String.raw`(?:\d+|two|three|four|five|six|nine|twelve|several)`;
const ADVANCE = new RegExp(
  String.raw`\b(?:rent|payments?|pay(?:able|ing)?|months?|weeks?|year|money)\b[^.!?]{0,60}\b(?:in advance|up[- ]?front|ahead)\b|\badvance (?:rent|payments?)\b|\bpre-?pay(?:ment|ing)?\b|\b${MONTHS}\s+months?['’]?\s+(?:rent\s+)?(?:before|prior)\b`,
  "i",
);
/** A sentence that says that nothing is asked for. */
const NOTHING_ASKED = /\b(?:no|not|never|nobody|don't|do not|does not|cannot|must not|without)\b/i;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?;])\s+|\n+/);

const isDemanded: Readonly<Record<Demand, (sentence: string) => boolean>> = {
  benefits: (sentence) => BENEFITS.test(sentence) && REFUSES.test(sentence) && !GUARANTOR.test(sentence),
  children: (sentence) => CHILDREN.test(sentence) && REFUSES.test(sentence) && !GUARANTOR.test(sentence),
  guarantor: (sentence) =>
    GUARANTOR.test(sentence) &&
    DEMANDS.test(sentence) &&
    [BENEFITS, CHILDREN, BECAUSE].some((because) => because.test(sentence)),
  nationality: (sentence) => NATIONALITY.test(sentence),
  rent_in_advance: (sentence) => ADVANCE.test(sentence) && !NOTHING_ASKED.test(sentence),
};

/** The demands in an English text, and the sentence of each. Other languages are read by the second administrator. */
export const demandsIn = (text: string): ReadonlyMap<Demand, string> =>
  new Map(
    demands.flatMap((demand) => {
      const sentence = sentencesOf(text).find(isDemanded[demand]);
      return sentence === undefined ? [] : [[demand, sentence.trim()] as const];
    }),
  );
