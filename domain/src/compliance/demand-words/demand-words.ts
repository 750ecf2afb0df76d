/**
 * The words of one language for what the law forbids to demand. They are looked for in one sentence, in lower case and without accents
 * (`foldLetters`).
 */
export interface DemandWords {
  readonly benefits: RegExp;
  readonly children: RegExp;
  readonly guarantor: RegExp;
  /** People of a kind are not taken. */
  readonly refuses: RegExp;
  /** Something is asked for. */
  readonly asks: RegExp;
  /** Nationality, immigration or the way of proof. */
  readonly because: RegExp;
  /** People of some nationality only, or none of another one. */
  readonly nationality: RegExp;
  /** The sentence asks for rent in advance. */
  readonly asksAdvance: (sentence: string) => boolean;
}

/** Names of British benefits, which no language translates. */
export const BRITISH_BENEFITS = "dss|universal credit|housing benefits?|lha|pip";

/** Whole words. */
export const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${patterns.join("|")})\\b`);

/** The words of rent in advance, in a sentence that does not say that nothing is asked for. */
export const asksAdvance =
  (advance: RegExp, nothing: RegExp) =>
  (sentence: string): boolean =>
    advance.test(sentence) && !nothing.test(sentence);
