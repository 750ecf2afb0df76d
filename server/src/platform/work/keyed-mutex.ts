export interface KeyedMutex {
  /** First come, first served per key; a failure releases the lock. */
  readonly run: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

export const openKeyedMutex = (): KeyedMutex => {
  const last = new Map<string, Promise<unknown>>();
  return {
    run: (key, work) => {
      const done = (last.get(key) ?? Promise.resolve()).then(work);
      const over = done
        .catch(() => undefined)
        .then(() => {
          if (last.get(key) === over) last.delete(key);
        });
      last.set(key, over);
      return done;
    },
  };
};
