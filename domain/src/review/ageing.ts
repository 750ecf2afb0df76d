/** How long something waits, by the one who acts next. */

export const turns = ["REVIEWERS", "APPLICANTS", "REFEREES"] as const;
export type Turn = (typeof turns)[number];

/** The last day of each band; a later one counts in a band of its own. */
export const ageBands = [1, 3, 7] as const;

/** The number of things in each band, and at last of those that wait longer. */
export const bandsOf = (
  waits: readonly { readonly days: number; readonly count: number }[],
): readonly number[] =>
  [...ageBands, Number.POSITIVE_INFINITY].map((last, index, all) => {
    const after = index === 0 ? Number.NEGATIVE_INFINITY : (all[index - 1] ?? 0);
    return waits.reduce((sum, { days, count }) => (days > after && days <= last ? sum + count : sum), 0);
  });
