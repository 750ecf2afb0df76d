import { objectIn } from "@latchkey/domain/rules/objects.ts";
import { useSyncExternalStore } from "react";

/** Navigation state as React Router stores it in the history: under `usr`. */
export const navigationState = (): Readonly<Record<string, unknown>> =>
  objectIn(objectIn(window.history.state).usr);

/** A place that the address and its entry in the history name, on a page without a router. */
export const createHistoryPlace = <Place>(read: () => Place) => {
  const listeners = new Set<() => void>();
  let last: { readonly key: string; readonly place: Place } | undefined;

  const changed = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener("popstate", changed);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("popstate", changed);
    };
  };
  /** The same object for the same place, as React requires of a store. */
  const snapshot = (): Place => {
    const { pathname, search, hash } = window.location;
    const key = JSON.stringify([pathname, search, hash, window.history.state]);
    if (last?.key !== key) last = { key, place: read() };
    return last.place;
  };

  return {
    /** To be called after a change of the history that is no navigation of the browser. */
    changed,
    /** @param prerendered the place in the document: the first render has to match it */
    usePlace: (prerendered: Place): Place => useSyncExternalStore(subscribe, snapshot, () => prerendered),
  };
};
