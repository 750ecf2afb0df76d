import type { Share } from "../measure.ts";
import { lowerBound, type SecondFigures } from "./figures.ts";

/** The figures of the second set as a table of a page. */

const TITLES: Readonly<Record<keyof SecondFigures, string>> = {
  precision: "Precision",
  precisionWithEvidence: "Precision with a word of pay or a stated employer",
  precisionOfAnyKind: "Precision, whatever kind was recognised",
  recallWithEmployer: "Recall, an employer was stated",
  recallWithoutEmployer: "Recall, no employer was stated",
  recallOfAnyKind: "Recall, whatever kind was recognised",
  yearlyWithinTwoPercent: "Yearly amount within 2 %",
  endedWithoutYear: "Ended, and no yearly amount told",
};

/** In percent, of the share and not of its bound; undefined: no goal. */
export const goals: Readonly<Partial<Record<keyof SecondFigures, number>>> = {
  precision: 98,
  precisionWithEvidence: 99,
  recallWithEmployer: 95,
  recallWithoutEmployer: 90,
  yearlyWithinTwoPercent: 97,
};

const percent = (share: number): string => (100 * share).toFixed(1);

const isFigure = (name: string): name is keyof SecondFigures => name in TITLES;

const row = (name: keyof SecondFigures, { part, whole }: Share): string => {
  const shown = whole === 0 ? "–" : percent(part / whole);
  const cells = [
    TITLES[name],
    `${part}/${whole}`,
    shown,
    percent(lowerBound({ part, whole })),
    goals[name] ?? "–",
  ];
  return `| ${cells.join(" | ")} |`;
};

export const secondTable = (figures: SecondFigures): string =>
  [
    "| Counted by income | right | % | at least (Wilson, 95 %) | goal |",
    "| --- | --- | --- | --- | --- |",
    ...Object.keys(TITLES)
      .filter(isFigure)
      .map((name) => row(name, figures[name])),
  ].join("\n");
