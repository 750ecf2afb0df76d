import { compare, figuresOf } from "../second/figures.ts";
import { countedHalvesText } from "../second/halves.ts";
import { secondTable } from "../second/table.ts";
import { eighthStatements } from "./accounts.ts";

/** The figures of the eighth set as a page. */
export const eighthText = (): string => {
  const statements = eighthStatements();
  return `# Recognised income: the eighth set

Written by \`bench/recognition/eighth-report.ts\`. Four hundred statements, written without sight of the rules by the same writers as the second
set, with other people, employers, benefits, pensions and words of pay. It is meant as a sample of ordinary accounts and not as a collection of
hard cases: most employers are known firms, trusts, councils and schools under the eighteen characters that a bank's file carries, stated in
the short forms that people use, and most money that is no income comes from known shops, sellers' platforms, savings and persons. The lines
read as twelve British banks, twenty of Ireland and the euro (two of them Austrian) and two Polish ones print them, in layouts that no earlier
set has. A few employers are banks, insurers, lenders or bookmakers, or have a word of another kind in their names. A third has no
stated employer, and some second jobs are not stated.

What counts as right is told on the page of the second set, and for letting agents, customers, platforms and persons on that of the fourth.

## All of it

${secondTable(figuresOf(compare(statements)))}

${countedHalvesText(statements)}`;
};
