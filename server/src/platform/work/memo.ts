export interface Memo {
  readonly get: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  readonly forget: (key: string) => void;
}

export const openMemo = (): Memo => {
  const known = new Map<string, Promise<unknown>>();
  return {
    get: <Value>(key: string, read: () => Promise<Value>) => {
      const value = (known.get(key) as Promise<Value> | undefined) ?? read();
      known.set(key, value);
      return value;
    },
    forget: (key) => void known.delete(key),
  };
};
