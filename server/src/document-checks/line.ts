/** Files wait their turn, and not more of them than can be answered in good time. */
export interface WaitingLine {
  /** @returns undefined at once when too many are waiting */
  readonly take: <T>(turn: () => Promise<T>) => Promise<T> | undefined;
}

/** @param length of those that wait, besides the one whose turn it is */
export const openLine = (length: number): WaitingLine => {
  let inside = 0;
  let last: Promise<unknown> = Promise.resolve();
  const take = <T>(turn: () => Promise<T>): Promise<T> | undefined => {
    if (inside > length) return undefined;
    inside += 1;
    const done = last.then(turn).finally(() => {
      inside -= 1;
    });
    last = done.catch(() => undefined);
    return done;
  };
  return { take };
};
