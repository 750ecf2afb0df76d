import { SIGN_IN_PATH, safeReturnPath } from "@latchkey/domain/vocabulary/wire.ts";
import { useSyncExternalStore } from "react";

export const signInViews = ["form", "invited", "expired", "out", "link"] as const;
export type SignInView = (typeof signInViews)[number];

export interface SignInLocation {
  readonly view: SignInView;
  /** Navigation state: a link was sent to this address. */
  readonly email: string | undefined;
  readonly returnTo: string | undefined;
}

export const viewOf = (search: string): SignInView => {
  const query = new URLSearchParams(search);
  return signInViews.findLast((view) => query.has(view)) ?? "form";
};

/** Navigation state as React Router stores it in the history: under `usr`. */
const stateIn = (state: unknown): { email?: unknown; returnTo?: unknown } => {
  const isRouted = typeof state === "object" && state !== null && "usr" in state;
  return isRouted && typeof state.usr === "object" && state.usr !== null ? state.usr : {};
};

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const read = (): SignInLocation => {
  const { search } = window.location;
  const { email, returnTo } = stateIn(window.history.state);
  return {
    view: viewOf(search),
    email: textIn(email),
    returnTo: safeReturnPath(textIn(returnTo) ?? new URLSearchParams(search).get("return")),
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

let last: { readonly key: string; readonly location: SignInLocation } | undefined;

/** The same object for the same location, as React requires of a store. */
const snapshot = (): SignInLocation => {
  const key = window.location.search + JSON.stringify(window.history.state);
  if (last?.key !== key) last = { key, location: read() };
  return last.location;
};

const prerendered = Object.fromEntries(
  signInViews.map((view) => [view, { view, email: undefined, returnTo: undefined }]),
) as Readonly<Record<SignInView, SignInLocation>>;

/** @param view the prerendered view: the first render has to match it */
export const useSignInLocation = (view: SignInView): SignInLocation =>
  useSyncExternalStore(subscribe, snapshot, () => prerendered[view]);

/** Navigates to /otl with the e-mail in the navigation state (spec 1 §4); without one, back to the form. */
export const goTo = (state: { email: string; returnTo: string | undefined } | undefined): void => {
  window.history.pushState(state ? { usr: state } : null, "", SIGN_IN_PATH);
  changed();
};
