/** The shape of a catalogue in another language: the same keys, other words. English gives the shape. */
export type Translated<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Translated<Catalogue[Key]>;
};
