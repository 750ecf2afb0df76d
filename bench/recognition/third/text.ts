import { compare, figuresOf } from "../second/figures.ts";
import { secondTable } from "../second/table.ts";
import { thirdStatements } from "./accounts.ts";

/** The figures of the third set as a page. */
export const thirdText = (): string => `# Recognised income: the third set

Written by \`bench/recognition/third-report.ts\`. Four hundred statements, written without sight of the rules by the same writers as the second
set, with other people, employers, banks, purposes, benefits and pensions; a third has no stated employer, and some second jobs are not stated.
What counts as right is told on the page of the second set.

${secondTable(figuresOf(compare(thirdStatements())))}
`;
