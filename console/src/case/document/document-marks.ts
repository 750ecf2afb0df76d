import type { ViewerMark } from "@latchkey/ui/viewer/viewer-stage.tsx";
import { levelOf } from "../../desk/finding-words.ts";
import type { ShownDocument } from "../case.graphql.ts";

/** Findings, and the marks on the pages that belong to them. */

export type ShownFinding = ShownDocument["findings"][number];

export interface NumberedFinding {
  readonly finding: ShownFinding;
  /** undefined: the finding has no place on a page. */
  readonly number: number | undefined;
}

const placeOf = ({ boxes }: ShownFinding): string => JSON.stringify(boxes);

/**
 * Findings at the same place share a number.
 * @param from the first number
 */
export const numberFindings = (findings: readonly ShownFinding[], from = 1): readonly NumberedFinding[] => {
  const places = [...new Set(findings.filter(({ boxes }) => boxes.length > 0).map(placeOf))];
  return findings.map((finding) => {
    const index = finding.boxes.length === 0 ? -1 : places.indexOf(placeOf(finding));
    return { finding, number: index === -1 ? undefined : from + index };
  });
};

export const countNumbers = (numbered: readonly NumberedFinding[]): number =>
  new Set(numbered.flatMap(({ number }) => number ?? [])).size;

const severity = ["BAD", "WARN", "NONE", "OK"] as const;

/** A mark has the look of the gravest finding that it stands for. */
export const marksOn = (numbered: readonly NumberedFinding[], page: number): readonly ViewerMark[] => {
  const graver = numbered.toSorted(
    (one, other) => severity.indexOf(one.finding.level) - severity.indexOf(other.finding.level),
  );
  const first = graver.filter(
    ({ number }, index) =>
      number !== undefined && graver.findIndex((other) => other.number === number) === index,
  );
  return first.flatMap(({ finding, number = 0 }) =>
    finding.boxes
      .filter((box) => box.page === page)
      .map(({ x, y, width, height }) => ({ number, level: levelOf(finding), x, y, width, height })),
  );
};

/** The page on which a number stands first. */
export const pageOf = (numbered: readonly NumberedFinding[], number: number): number | undefined =>
  numbered.find((one) => one.number === number)?.finding.boxes[0]?.page;
