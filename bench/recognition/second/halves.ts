import { compare, figuresOf, type SecondFigures } from "./figures.ts";
import type { SecondStatement } from "./labels.ts";
import { secondTable } from "./table.ts";

type Statements = readonly SecondStatement[];

const half = (statements: Statements, first: 0 | 1): SecondFigures =>
  figuresOf(compare(statements.filter((_statement, index) => index % 2 === first)));

/** Looked at last, or only counted. */
export const laterHalf = (statements: Statements): SecondFigures => half(statements, 1);

interface Titles {
  readonly first: string;
  readonly last: string;
}

const textOf = (statements: Statements, { first, last }: Titles): string => `## ${last}

${secondTable(laterHalf(statements))}

## ${first}

${secondTable(half(statements, 0))}
`;

/** The figures of a set whose halves were looked at one after the other, while the rules were mended. */
export const seenHalvesText = (statements: Statements): string =>
  textOf(statements, {
    first: "The half that was looked at first",
    last: "The half that was looked at last",
  });

/** The figures of a set of which one half may be looked at while the rules are mended. */
export const countedHalvesText = (statements: Statements): string =>
  textOf(statements, { first: "The half that may be looked at", last: "The half that is only counted" });
