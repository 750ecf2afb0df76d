/** Whoever has one file looked at waits with the next: nobody fills the line of all alone. */
export interface Turns {
  readonly take: <T>(whose: string, turn: () => Promise<T>) => Promise<T>;
}

export const openTurns = (): Turns => {
  const last = new Map<string, Promise<unknown>>();
  const take = <T>(whose: string, turn: () => Promise<T>): Promise<T> => {
    const done = (last.get(whose) ?? Promise.resolve()).then(turn);
    const over = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(whose) === over) last.delete(whose);
      });
    last.set(whose, over);
    return done;
  };
  return { take };
};
