/** Reviewers read English, so the other languages have no words for them. */
type ForReviewers<Said> =
  | "choiceLabels"
  | (Said extends { readonly phrase: string } | { readonly phraseAmongAnswers: string } ? "label" : never);

/** The type of a catalogue in another language: the same keys as in English. */
export type Translated<Catalogue> = {
  readonly [Key in Exclude<keyof Catalogue, ForReviewers<Catalogue>>]: Catalogue[Key] extends string
    ? string
    : Translated<Catalogue[Key]>;
};
