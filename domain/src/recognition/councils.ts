/** Councils are named by their place, and by their kind in full, in short, or not at all. */

const COUNCIL = /^(?:BOROUGH|BOR|LBC?|RBC?|MBC|BC|CC|DC|COUNCIL|COUNC|CNCL)$/;
const BESIDE = /^(?:LONDON|ROYAL|METROPOLITAN|METRO|CITY|COUNTY|CNTY|DISTRICT|DIST|UNITARY)$/;

const KINDS = [/^(?:LONDON|BOROUGH|BOR|LBC?|RBC?)$/, /^(?:CC|CITY|COUNTY|CNTY)$/, /^(?:DC|DISTRICT|DIST)$/];

/** undefined: the name does not tell. */
const kindOf = (words: readonly string[]): RegExp | undefined =>
  KINDS.find((kind) => words.some((word) => kind.test(word)));

const placeOf = (words: readonly string[]): string =>
  words.filter((word) => !COUNCIL.test(word) && !BESIDE.test(word)).join(" ");

const isCouncil = (words: readonly string[]): boolean => words.some((word) => COUNCIL.test(word));

/** `LONDON BOR LAMBETH` is Lambeth Council: both are councils of one place, and not of two kinds. */
export const isSameCouncil = (one: readonly string[], other: readonly string[]): boolean => {
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  return (
    isCouncil(one) &&
    isCouncil(other) &&
    (kind === undefined || otherKind === undefined || kind === otherKind) &&
    placeOf(one) !== "" &&
    placeOf(one) === placeOf(other)
  );
};
