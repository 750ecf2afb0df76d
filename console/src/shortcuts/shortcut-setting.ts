/** This browser remembers the setting. Dictation needs a way to switch single keys off. */

const STORAGE_KEY = "latchkey-console-shortcuts";
const OFF = "off";

let memory: string | null = null;
const listeners = new Set<() => void>();

const read = (): string | null => {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    // The browser blocks storage: the choice lasts as long as the page.
    return memory;
  }
};

const write = (value: string): void => {
  memory = value;
  try {
    window.localStorage.setItem(STORAGE_KEY, value);
  } catch {
    // As above.
  }
};

export const shortcutsAreOn = (): boolean => read() !== OFF;

export const switchShortcuts = (isOn: boolean): void => {
  write(isOn ? "on" : OFF);
  for (const listener of [...listeners]) listener();
};

export const onShortcutSetting = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
