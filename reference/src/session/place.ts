import { type ReferenceKind, referenceKinds } from "@latchkey/domain/references/kinds.ts";
import { REFERENCE_THANKS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useSyncExternalStore } from "react";
import { kindAt } from "./reference-link.ts";

export const referenceViews = [...referenceKinds, "thanks"] as const;
export type ReferenceView = (typeof referenceViews)[number];

export interface Place {
  readonly view: ReferenceView;
  readonly isDeclining: boolean;
  /** On the thank-you page: the tenant's name, if the navigation state has it. */
  readonly fullName: string | undefined;
  readonly hasDeclined: boolean;
}

export const viewOf = (pathname: string): ReferenceView =>
  pathname.replace(/\/$/, "") === REFERENCE_THANKS_PATH ? "thanks" : (kindAt(pathname) ?? "rental");

export const kindOf = (view: ReferenceView): ReferenceKind | undefined =>
  view === "thanks" ? undefined : view;

interface NavigationState {
  readonly fullName?: unknown;
  readonly declined?: unknown;
  readonly declining?: unknown;
}

/** Navigation state, kept in the history under `usr` as in the other documents. */
const stateIn = (state: unknown): NavigationState => {
  const isOurs = typeof state === "object" && state !== null && "usr" in state;
  return isOurs && typeof state.usr === "object" && state.usr !== null ? state.usr : {};
};

const read = (): Place => {
  const { fullName, declined, declining } = stateIn(window.history.state);
  return {
    view: viewOf(window.location.pathname),
    isDeclining: declining === true,
    fullName: typeof fullName === "string" && fullName !== "" ? fullName : undefined,
    hasDeclined: declined === true,
  };
};

const listeners = new Set<() => void>();

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

let last: { readonly key: string; readonly place: Place } | undefined;

/** The same object for the same place, as React requires of a store. */
const snapshot = (): Place => {
  const key = window.location.pathname + JSON.stringify(window.history.state);
  if (last?.key !== key) last = { key, place: read() };
  return last.place;
};

const untold = { isDeclining: false, fullName: undefined, hasDeclined: false } as const;
const prerendered: Readonly<Record<ReferenceView, Place>> = {
  rental: { view: "rental", ...untold },
  employment: { view: "employment", ...untold },
  accountant: { view: "accountant", ...untold },
  thanks: { view: "thanks", ...untold },
};

/** @param view the prerendered page: the first render has to match it */
export const usePlace = (view: ReferenceView): Place =>
  useSyncExternalStore(subscribe, snapshot, () => prerendered[view]);

/** The browser's Back leads to the questions again. */
export const goToDecline = (): void => {
  window.history.pushState({ usr: { declining: true } }, "", window.location.href);
  changed();
};

/** The thank-you page (spec 1 §2) replaces the questions, because their link is used up. */
export const goToThanks = (state: { readonly fullName: string; readonly declined: boolean }): void => {
  window.history.replaceState({ usr: state }, "", REFERENCE_THANKS_PATH);
  changed();
};
