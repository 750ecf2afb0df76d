/** Keyboard shortcuts of single keys: pages add theirs while they are shown, and one list tells all of them. */

export interface Shortcut {
  /** Keys pressed one after the other, with spaces between: `g q`, `/`. */
  readonly keys: string;
  readonly label: string;
  readonly run: () => void;
}

/** `everywhere`: in the whole console. `page`: as long as the page is shown. */
export const shortcutScopes = ["page", "everywhere"] as const;
export type ShortcutScope = (typeof shortcutScopes)[number];

export interface ListedShortcut extends Shortcut {
  readonly scope: ShortcutScope;
}

export interface PressedKey {
  readonly key: string;
  /** Milliseconds, of any clock. */
  readonly at: number;
}

export interface Shortcuts {
  /** @returns a function that removes them again */
  readonly add: (scope: ShortcutScope, shortcuts: readonly Shortcut[]) => () => void;
  /** Runs what the key, or the last key and this one, stand for. @returns whether there was something to run */
  readonly press: (pressed: PressedKey) => boolean;
  readonly list: () => readonly ListedShortcut[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The first key of two is remembered for this long. */
const BETWEEN_KEYS_MS = 1500;

/** With the caps lock on it is the same key. */
const nameOf = (key: string): string => key.toLowerCase();

export const createShortcuts = (): Shortcuts => {
  let groups: readonly (readonly ListedShortcut[])[] = [];
  let listed: readonly ListedShortcut[] = [];
  let first: { readonly key: string; readonly at: number } | undefined;
  const listeners = new Set<() => void>();
  const change = (next: typeof groups): void => {
    groups = next;
    // The last group wins, so that a page may give a key a meaning of its own.
    const all = groups.toReversed().flat();
    listed = all.filter(({ keys }, index) => all.findIndex((other) => other.keys === keys) === index);
    for (const listener of [...listeners]) listener();
  };
  const find = (keys: string) => listed.find((shortcut) => shortcut.keys === keys);
  return {
    add: (scope, shortcuts) => {
      const group = shortcuts.map((shortcut) => ({ ...shortcut, scope }));
      change([...groups, group]);
      return () => change(groups.filter((other) => other !== group));
    },
    press: ({ key, at }) => {
      const name = nameOf(key);
      const before = first && at - first.at < BETWEEN_KEYS_MS ? `${first.key} ` : "";
      const found = (before && find(before + name)) || find(name);
      const begins = listed.some(({ keys }) => keys.startsWith(`${name} `));
      first = !found && begins ? { key: name, at } : undefined;
      found?.run();
      return found !== undefined;
    },
    list: () => listed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
