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
  readonly advance: RegExp;
  /** The sentence says that nothing is asked for. */
  readonly nothing: RegExp;
}

/** Names of British benefits, which no language translates. */
export const BRITISH_BENEFITS = "dss|universal credit|housing benefits?|lha|pip";

/** Whole words. */
export const words = (...patterns: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${patterns.join("|")})\\b`);
