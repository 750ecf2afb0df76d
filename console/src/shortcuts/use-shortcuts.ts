import { createContext, use, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { onShortcutSetting, shortcutsAreOn } from "./shortcut-setting.ts";
import { createShortcuts, type Shortcut, type ShortcutScope, type Shortcuts } from "./shortcuts.ts";

/** The name of Ctrl or Command with Enter in the registry. */
export const SEND_KEYS = "ctrl+enter";

const ShortcutsContext = createContext<Shortcuts>(createShortcuts());

export const ShortcutsProvider = ShortcutsContext;

export const useShortcutRegistry = (): Shortcuts => use(ShortcutsContext);

/**
 * Adds shortcuts before the component is painted, so that the visible page already has its keys. They may
 * be new objects at every render.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[], scope: ShortcutScope = "page"): void => {
  const registry = useShortcutRegistry();
  const latest = useRef(shortcuts);
  useLayoutEffect(() => {
    latest.current = shortcuts;
  });
  const described = JSON.stringify(shortcuts.map(({ keys, label }) => [keys, label]));
  useLayoutEffect(() => {
    const rows = JSON.parse(described) as readonly (readonly [keys: string, label: string])[];
    const run = (keys: string) => latest.current.find((shortcut) => shortcut.keys === keys)?.run();
    return registry.add(
      scope,
      rows.map(([keys, label]) => ({ keys, label, run: () => run(keys) })),
    );
  }, [registry, scope, described]);
};

/** Fields in which a letter is typed, or looks for an entry. One only ticks or presses the others. */
const FIELDS =
  "input:not([type='checkbox'], [type='radio'], [type='button'], [type='submit'], [type='reset'], [type='file']), " +
  "textarea, select, [contenteditable='true'], [contenteditable='']";

/** A radio button keeps the arrows: they choose its neighbour. */
const isFor = (target: EventTarget | null, key: string): boolean =>
  target instanceof Element &&
  (target.closest(FIELDS) !== null || (key.startsWith("Arrow") && target.matches("input[type='radio']")));

/** Ctrl or Command with Enter sends from every field, where Enter alone is a new line. */
const isSend = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === "Enter" && (ctrlKey || metaKey);

/** A letter that is typed somewhere, or that means something to the browser or to a dialog, is none of ours. */
const isTyped = (event: KeyboardEvent): boolean => {
  const { target, key, defaultPrevented, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
  const isForField = !isSend(event) && (ctrlKey || metaKey || isFor(target, key));
  return (
    defaultPrevented ||
    altKey ||
    isComposing ||
    repeat ||
    isForField ||
    document.querySelector("dialog[open]") !== null
  );
};

/** Listens for the keys of the registry. Once per app. */
export const useShortcutKeys = (registry: Shortcuts): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!shortcutsAreOn() || isTyped(event)) return;
      if (registry.press({ key: isSend(event) ? SEND_KEYS : event.key, at: event.timeStamp }))
        event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [registry]);
};

export const useShortcutsAreOn = (): boolean => useSyncExternalStore(onShortcutSetting, shortcutsAreOn);
