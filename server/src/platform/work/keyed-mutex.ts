/** Work of this process that must not overlap. */
export interface KeyedMutex {
  /** One at a time per key, in the order of asking; a failure lets the next one begin. */
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
