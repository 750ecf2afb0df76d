/** Lists of objects in the values, e.g. the addresses of an accordion: changed at once, rolled back if the save fails. */

export interface Identified {
  readonly id: string;
}

export type ListChange<Item extends Identified> =
  /** Adds the item at the end, or replaces the one with its id in place. */
  { readonly kind: "put"; readonly item: Item } | { readonly kind: "remove"; readonly id: string };

const idOf = <Item extends Identified>(change: ListChange<Item>): string =>
  change.kind === "put" ? change.item.id : change.id;

export const changeList = <Item extends Identified>(
  list: readonly Item[],
  change: ListChange<Item>,
): readonly Item[] => {
  if (change.kind === "remove") return list.filter(({ id }) => id !== change.id);
  const { item } = change;
  return list.some(({ id }) => id === item.id)
    ? list.map((other) => (other.id === item.id ? item : other))
    : [...list, item];
};

/**
 * Rolls one change back. Only its own item is touched: what was changed meanwhile, of this item or of others, stays.
 * @param before the list to which the change was applied
 */
export const rollBack = <Item extends Identified>(
  list: readonly Item[],
  change: ListChange<Item>,
  before: readonly Item[],
): readonly Item[] => {
  const id = idOf(change);
  const old = before.find((item) => item.id === id);
  const now = list.find((item) => item.id === id);
  if (change.kind === "put") {
    if (now !== change.item) return list;
    return changeList(list, old ? { kind: "put", item: old } : { kind: "remove", id });
  }
  if (!old || now) return list;
  const place = Math.min(before.indexOf(old), list.length);
  return [...list.slice(0, place), old, ...list.slice(place)];
};
