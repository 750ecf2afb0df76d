interface Expiring<Value> {
  readonly put: (key: string, value: Value, until: number) => void;
  /** undefined: unknown or expired. */
  readonly find: (key: string) => Value | undefined;
  /** It works once. */
  readonly take: (key: string) => Value | undefined;
}

/** Values that are good until a time, in milliseconds. */
export const openExpiring = <Value>(now: () => Date): Expiring<Value> => {
  const kept = new Map<string, { readonly value: Value; readonly until: number }>();
  const find = (key: string): Value | undefined => {
    const found = kept.get(key);
    return found && now().getTime() < found.until ? found.value : undefined;
  };
  return {
    put: (key, value, until) => void kept.set(key, { value, until }),
    find,
    take: (key) => {
      const value = find(key);
      kept.delete(key);
      return value;
    },
  };
};
