/** A bounded queue: no more files wait than can be checked in reasonable time. */
export interface BoundedQueue {
  /** @returns undefined at once if the queue is full */
  readonly take: <T>(turn: () => Promise<T>) => Promise<T> | undefined;
}

/** @param length how many may wait, besides the one being processed */
export const boundedQueue = (length: number): BoundedQueue => {
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
