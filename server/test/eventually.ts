/** For a fact that comes about by itself, on a machine that may do other things as well: `expect.poll(…, eventually)`. */
export const eventually = { timeout: 30_000 } as const;
