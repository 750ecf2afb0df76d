const STORAGE_KEY = "latchkey-sent-events";

export interface SentOnce {
  /** True for the first time in the browser's session (spec 1 §7), and remembers it. */
  readonly isFirst: (name: string) => boolean;
  readonly forget: () => void;
}

export const sentOnce = (storage: () => Storage = () => window.sessionStorage): SentOnce => {
  let memory: readonly string[] = [];
  const read = (): readonly string[] => {
    try {
      return storage().getItem(STORAGE_KEY)?.split("\n") ?? memory;
    } catch {
      return memory;
    }
  };
  return {
    isFirst: (name) => {
      const names = read();
      if (names.includes(name)) return false;
      memory = [...names, name];
      try {
        storage().setItem(STORAGE_KEY, memory.join("\n"));
      } catch {
        // Storage is full or blocked: events are still sent only once per page.
      }
      return true;
    },
    forget: () => {
      memory = [];
      try {
        storage().removeItem(STORAGE_KEY);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
};
