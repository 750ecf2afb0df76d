/** How properties are run: always the same cases, so that a red test is red again on the next machine. */
export const steadily = { seed: 20_261_120, numRuns: 300 } as const;

/** Every case is dear, e.g. a whole walk. */
export const steadilyFew = { seed: 20_261_120, numRuns: 120 } as const;
