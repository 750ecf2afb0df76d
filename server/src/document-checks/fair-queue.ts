/** A bounded queue for one worker, fair between owners, so that waiting times stay reasonable. */
export interface FairQueue {
  /** @returns undefined at once if the queue is full */
  readonly take: <T>(owner: string, turn: () => Promise<T>) => Promise<T> | undefined;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => Promise<void>;
}

const REMEMBERED = 1000;

/**
 * The owner whose last turn is the longest ago comes next, and an owner without one comes first: an owner
 * with many slow files waits for the others, not the reverse.
 *
 * @param length how many may wait, besides the running one
 */
export const fairQueue = (length: number): FairQueue => {
  let waiting: readonly Waiting[] = [];
  let isTaken = false;
  let turns = 0;
  const lastTurns = new Map<string, number>();

  const remember = (owner: string): void => {
    lastTurns.delete(owner);
    lastTurns.set(owner, ++turns);
    const [oldest] = lastTurns.keys();
    if (lastTurns.size > REMEMBERED && oldest !== undefined) lastTurns.delete(oldest);
  };
  const startNext = (): void => {
    const lastTurnOf = ({ owner }: Waiting) => lastTurns.get(owner) ?? 0;
    const [next] = waiting.toSorted((one, other) => lastTurnOf(one) - lastTurnOf(other));
    isTaken = next !== undefined;
    if (!next) return;
    waiting = waiting.filter((one) => one !== next);
    remember(next.owner);
    void next.start().finally(startNext);
  };

  return {
    take: (owner, turn) => {
      if (isTaken && waiting.length >= length) return undefined;
      return new Promise((resolve, reject) => {
        // The caller handles a failure; the queue continues.
        const start = () => turn().then(resolve, reject);
        waiting = [...waiting, { owner, start }];
        if (!isTaken) startNext();
      });
    },
  };
};
