/**
 * Lists of objects in the values, e.g. the addresses of an accordion: changed at once, rolled back if the save fails.
 */

export interface Identified {
  readonly uuid: string;
}

export type ListChange<Item extends Identified> =
  | { readonly kind: "put"; readonly item: Item }
  | { readonly kind: "remove"; readonly uuid: string };

const uuidOf = <Item extends Identified>(change: ListChange<Item>): string =>
  change.kind === "put" ? change.item.uuid : change.uuid;

export const changeList = <Item extends Identified>(
  list: readonly Item[],
  change: ListChange<Item>,
): readonly Item[] => {
  if (change.kind === "remove") return list.filter(({ uuid }) => uuid !== change.uuid);
  const { item } = change;
  return list.some(({ uuid }) => uuid === item.uuid)
    ? list.map((other) => (other.uuid === item.uuid ? item : other))
    : [...list, item];
};

/**
 * Rolls back one change of one item; later changes of any item stay.
 * @param before the list to which the change was applied
 */
export const rollBack = <Item extends Identified>(
  list: readonly Item[],
  change: ListChange<Item>,
  before: readonly Item[],
): readonly Item[] => {
  const uuid = uuidOf(change);
  const old = before.find((item) => item.uuid === uuid);
  const now = list.find((item) => item.uuid === uuid);
  if (change.kind === "put") {
    if (now !== change.item) return list;
    return changeList(list, old ? { kind: "put", item: old } : { kind: "remove", uuid });
  }
  if (!old || now) return list;
  const place = Math.min(before.indexOf(old), list.length);
  return [...list.slice(0, place), old, ...list.slice(place)];
};
