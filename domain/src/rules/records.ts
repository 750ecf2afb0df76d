export const keysOf = <Key extends string>(record: { readonly [K in Key]?: unknown }): readonly Key[] =>
  Object.keys(record) as Key[];

export const recordWith = <Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
