import type { Share } from "../measure.ts";
import { lowerBound, type SecondFigures } from "../second/figures.ts";
import { type Row, robustness, TAKEN_BY_TEST } from "./figures.ts";

const FIGURES: readonly (keyof SecondFigures)[] = [
  "precision",
  "precisionWithEvidence",
  "recallWithEmployer",
  "recallWithoutEmployer",
  "yearlyWithinTwoPercent",
];

const percent = (share: number): string => (100 * share).toFixed(1);

const cell = (share: Share): string =>
  `${percent(share.part / share.whole)} (${share.part}/${share.whole}, at least ${percent(lowerBound(share))})`;

const row = ({ title, figures }: Row): string =>
  `| ${[title, ...FIGURES.map((name) => cell(figures[name]))].join(" | ")} |`;

const together = (rows: readonly Row[], name: keyof SecondFigures): string => {
  const sum = (of: keyof Share): number => rows.reduce((total, { figures }) => total + figures[name][of], 0);
  return `${sum("part")}/${sum("whole")}`;
};

/**
 * The figures of the changed sets as a page.
 *
 * @param few rows of `TAKEN_BY_TEST` statements
 */
export const robustnessText = (
  few: readonly Row[] = robustness(TAKEN_BY_TEST),
  rows: readonly Row[] = robustness(),
): string => `# Recognised income: the seen sets in other words

Written by \`bench/recognition/robustness-report.ts\`; a test compares its last line with what the rules do now, and measures no more than that, because the
table takes long. The second, the third and the fourth set were looked at while the rules were mended, so that their own figures say
little. Here their writers write again with another seed, and with words that the rules cannot know:

- without any brand: each name of a payer that sends no income becomes an invented one; only the words of its class stay (\`ENERGY\`, \`CREDIT
  UNION\`), and one bare name in three gets the trade of a shop;
- other words of what money is for: half of the words in the references of money that is no income become invented ones;
- half of the names of people are invented;
- other words of the same trades: the payers of pay have other trades in their names, a part of which the rules do not list;
- odd pence: refunds, shares, sales and cash have them, as in life;
- on a working day: a payment that is due on a weekend is booked on the next working day, whoever sends it.

Percent, in brackets right of all, and Wilson's lower bound at 95 %. Each row has 240 statements that the other rows do not have.

| Change | Precision | with a word of pay or a stated employer | Recall, an employer was stated | Recall, none was stated | Yearly amount within 2 % |
| --- | --- | --- | --- | --- | --- |
${rows.map(row).join("\n")}

What the page does not show: all sets come from the same writers. Money that is no income keeps its date on weekends there, and a job pays £1,250
a month or more; the last row takes the first away. In the older set of the [report](../report.md) casual jobs are small, and one in ten of
them is left out.

The first ${TAKEN_BY_TEST} statements of each set and change, together and in the order of the columns: ${FIGURES.map((name) => together(few, name)).join(", ")}.
`;
