import { rentDemand } from "../rent-in-advance/rent-demand.ts";
import { BRITISH_BENEFITS, type DemandWords, words } from "./demand-words.ts";

const PEOPLE = "(?:nationals?|citizens?|passport holders?|people|applicants?|tenants?)";
const ORIGIN = "(?:british|uk|eu|european|irish)";

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
  asksAdvance: (sentence) => rentDemand(sentence) !== undefined,
};
