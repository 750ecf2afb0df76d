import { BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const PEOPLE = "(?:nationals?|citizens?|passport holders?|people|applicants?|tenants?)";
const ORIGIN = "(?:british|uk|eu|european|irish)";
const MONTHS = "(?:\\d+|two|three|four|five|six|nine|twelve|several)";

export const english: DemandWords = {
  benefits: words(BRITISH_BENEFITS, "benefits?(?: claimants?)?", "state support"),
  children: words("children|child|kids?|babies|baby|families|minors", "under[- ]?18s?"),
  guarantor: words("guarantors?"),
  refuses: new RegExp(
    [
      "\\b(?:no|without|unsuitable)\\b",
      "\\b(?:exclud|refus)",
      "\\bnot (?:suitable|accepted|allowed|permitted|considered|eligible|for)\\b",
      "\\b(?:cannot|can't|won't|will not|do not|don't|does not|never|unable to)\\s+(?:\\w+\\s+)?(?:accept|take|let|consider|house|allow|rent|permit)",
    ].join("|"),
  ),
  asks: words("must|need(?:s|ed)?|requir(?:e|es|ed)|have to|has to|should|ask(?:s|ed)? for|only with"),
  because: words("visas?|immigration|nationals?|nationality|foreign|overseas|papers?|pay ?slips?"),
  nationality: words(
    `${ORIGIN}\\s+${PEOPLE}\\s+only`,
    `only\\s+${ORIGIN}\\s+${PEOPLE}`,
    "no\\s+(?:foreigners?|immigrants?|migrants?|visa holders?|refugees?|asylum seekers?|overseas (?:applicants?|tenants?))",
  ),
  advance: words(
    "(?:rent|payments?|pay(?:able|ing)?|months?|weeks?|year|money)\\b[^.!?]{0,60}\\b(?:in advance|up[- ]?front|ahead)",
    "advance (?:rent|payments?)",
    "pre-?pay(?:ment|ing)?",
    `${MONTHS}\\s+months?'?\\s+(?:rent\\s+)?(?:before|prior)`,
  ),
  nothing: words("no|not|never|nobody|don't|do not|does not|cannot|must not|without"),
};
