import { compare, figuresOf, type SecondFigures } from "./figures.ts";
import type { SecondStatement } from "./labels.ts";
import { secondTable } from "./table.ts";

/** A set whose halves were looked at one after the other, while the rules were mended. */

type Statements = readonly SecondStatement[];

const half = (statements: Statements, first: 0 | 1): SecondFigures =>
  figuresOf(compare(statements.filter((_statement, index) => index % 2 === first)));

export const laterHalf = (statements: Statements): SecondFigures => half(statements, 1);

/** The part of a page that shows the figures of the two halves. */
export const halvesText = (statements: Statements): string => `## The half that was looked at last

${secondTable(laterHalf(statements))}

## The half that was looked at first

${secondTable(half(statements, 0))}
`;
