/** Property tests run with a fixed seed, so that a failure on one machine is a failure on the next. */
export const seededRuns = { seed: 20_261_120, numRuns: 300 } as const;

/** For expensive cases, e.g. a whole walk. */
export const fewSeededRuns = { seed: 20_261_120, numRuns: 120 } as const;
