import { compare, figuresOf, type SecondFigures } from "./figures.ts";
import type { SecondStatement } from "./labels.ts";
import { secondTable } from "./table.ts";

/** A set of which one half may be looked at while the rules are mended, and the other is only counted. */

type Statements = readonly SecondStatement[];

const half = (statements: Statements, first: 0 | 1): SecondFigures =>
  figuresOf(compare(statements.filter((_statement, index) => index % 2 === first)));

export const countedHalf = (statements: Statements): SecondFigures => half(statements, 1);

/** The part of a page that shows the figures of the two halves. */
export const halvesText = (statements: Statements): string => `## The half that is only counted

${secondTable(countedHalf(statements))}

## The half that may be looked at

${secondTable(half(statements, 0))}
`;
