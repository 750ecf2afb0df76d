import { compare, figuresOf } from "../second/figures.ts";
import { secondTable } from "../second/table.ts";
import { eighthStatements } from "./accounts.ts";

/** The figures of the eighth set as a page. */
export const eighthText = (): string => {
  const statements = eighthStatements();
  return `# Recognised income: the eighth set

Written by \`bench/recognition/eighth-report.ts\`; a test compares this page with what the rules do now. Four hundred statements, written without sight of the rules by the same writers as the second
set, with other people, employers, benefits, pensions and words of pay. It is meant as a sample of ordinary accounts and not as a collection of
hard cases: most employers are known firms, trusts, councils and schools under the eighteen characters that a bank's file carries, stated in
the short forms that people use, and most money that is no income comes from known shops, sellers' platforms, savings and persons. The lines
read as twelve British banks, twenty of Ireland and the euro (two of them Austrian) and two Polish ones print them, in layouts that no earlier
set has. A few employers are banks, insurers, lenders or bookmakers, or have a word of another kind in their names. A third has no
stated employer, and some second jobs are not stated.

What counts as right is told on the page of the second set, and for letting agents, customers, platforms and persons on that of the fourth.

Measured once before any of it was looked at: precision 96.7 % in all (473 of 489), 97.6 % with a word of pay or a stated employer (331 of 339), 99.0 %
whatever kind was recognised, recall 96.5 % with a stated employer and 96.6 % without one, yearly amounts 99.8 %. The first half was then looked at: banks'
own words for pay and pensions, employers under short forms, and a tenant's rent that an agent passes on. After mending these the other half had 97.9 % in
all (236 of 241) and 98.4 % with a word of pay or a stated employer (188 of 191). It was then looked at, too.

${secondTable(figuresOf(compare(statements)))}
`;
};
