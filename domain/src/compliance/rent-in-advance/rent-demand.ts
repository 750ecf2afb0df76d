import { sentencesOf } from "./sentences.ts";

/**
 * Demands of rent in advance in an English text (rule L1): rent before the agreement is signed, or more than a month of it before the start.
 * An invitation or a hint counts as a demand. `bench/rent-in-advance` measures it.
 */

const NUMBER = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|some|few)`;
const MONTHS = String.raw`${NUMBER}[\s-]+(?:month|mth)(?:s|ly)?\b['’]?`;
const MUCH = String.raw`(?:${MONTHS}|half (?:a|the) year|(?:whole|full|entire) (?:year|term|tenancy|rent)|(?:a|the|one) year\b|\d+ ?%|half the|(?:annual|yearly|quarterly|termly)\b|rent for the\b)`;
const ADVANCE = String.raw`(?:in (?:advance|adv)\b|up[\s-]?front\b|ahead\b|forward\b)`;
const EARLY = String.raw`(?:before (?:the (?:tenancy|agreement|contract|keys|start)|you (?:move|sign)|we (?:send|draw|sign|issue)|mov(?:e|ing)|signing|arrival|keys|the (?:move|tenancy))|prior to\b|on signing|when you sign|at (?:the (?:start|outset|beginning)|once)|in one go|(?:as )?a lump sum|straight away|today|now\b|to (?:secure|reserve|hold) the)`;

/** A payment is to be made or due. */
const PAY =
  "(?:pay(?:s|ing|able|ment|ments)?|paid|due|transfer|wire|send|put down|clear|received?|need(?:s|ed)?|requires?|required|asks?|asked|wants?|insists?|takes?)";

const within = (...parts: readonly string[]): RegExp =>
  new RegExp(`^${parts.map((part) => `(?=.*\\b${part})`).join("")}`, "is");

/** A demand whatever else the sentence speaks of. */
const PLAIN_DEMANDS: readonly RegExp[] = [
  within("rent", MUCH, ADVANCE),
  /\b(?:advance|up[\s-]?front|pre-?paid)\s+(?:rent|rental)\b/i,
];

const DEMANDS: readonly RegExp[] = [
  /\bpre-?pay/i,
  within("rent", ADVANCE),
  within(String.raw`(?:advance|up[\s-]?front|initial) payments?`),
  within(MUCH, ADVANCE),
  within("rent", MUCH, EARLY),
  within("rent", MUCH, PAY, "instead of"),
  within("first (?:months?['’]?s?|rent)", "rent", EARLY, PAY),
  within(MUCH, PAY, EARLY),
];

const LOOKS_BACK = /\b(?:was paid|were paid|did you|you paid your|payments? to your)\b/i;

/** The sentence asks for a paper or a message, or is about other money. */
const OTHER_MATTER =
  /\b(?:statements?|pay ?slips?|proof|receipts?|letters?|notice|awards?|salary|wages?|pension|references?|income|universal credit|benefits?|tax|employer|tell us|let us know|looking forward|well ahead)\b/i;

/** A month's rent at the beginning of each month is what the law leaves. */
const EVERY_MONTH = /\b(?:monthly|each month|every month|a month|one month(?:'s|’s)?)\s+in advance\b/i;
const SIX_MONTHLY = new RegExp(String.raw`\b${NUMBER}[\s-]monthly in advance\b`, "i");

/** A denial, once words about guarantors are gone. */
const GUARANTOR =
  /\b(?:(?:no|not need|instead of|without)\s+(?:a |an |any )?(?:\w+ )?guarantors?|no exceptions)\b/gi;
const DENIED =
  /\b(?:no|never|nobody|not|don['’]t|doesn['’]t|cannot|can['’]t|won['’]t)\b[^,;]{0,30}?\b(?:ask|asked|pay|paid|need|needed|take|rent|payment|due|advance|required?)\b/i;

const isDemand = (sentence: string): boolean => {
  if (EVERY_MONTH.test(sentence) && !SIX_MONTHLY.test(sentence)) return false;
  if (LOOKS_BACK.test(sentence) || DENIED.test(sentence.replace(GUARANTOR, " "))) return false;
  const says = (demand: RegExp): boolean => demand.test(sentence);
  return PLAIN_DEMANDS.some(says) || (!OTHER_MATTER.test(sentence) && DEMANDS.some(says));
};

/** @returns the sentence; undefined: the text asks for no rent in advance */
export const rentDemand = (text: string): string | undefined => sentencesOf(text).find(isDemand)?.trim();
