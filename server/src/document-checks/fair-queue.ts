/** A bounded queue for one worker, fair between owners: no more turns wait than can be taken in reasonable time. */
export interface FairQueue {
  /** @returns undefined at once if the queue is full */
  readonly take: <T>(owner: string, turn: () => Promise<T>) => Promise<T> | undefined;
}

interface Waiting {
  readonly owner: string;
  readonly start: () => Promise<void>;
}

/** So many owners are remembered; older turns count as none. */
const REMEMBERED = 1000;

/**
 * The owner whose last turn is the longest ago comes next, and somebody without one before everybody else: whoever
 * brings one slow file after the other waits for the others, not they for them.
 *
 * @param length how many may wait, besides the one whose turn it is
 */
export const fairQueue = (length: number): FairQueue => {
  let waiting: readonly Waiting[] = [];
  let isTaken = false;
  let turns = 0;
  /** The number of each owner's last turn, the oldest first. */
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
        // Whoever waits for the result learns about its failure; the queue goes on.
        const start = () => turn().then(resolve, reject);
        waiting = [...waiting, { owner, start }];
        if (!isTaken) startNext();
      });
    },
  };
};
