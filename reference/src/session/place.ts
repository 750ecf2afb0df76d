import { createHistoryPlace, navigationState } from "@latchkey/browser/navigation/history-place.ts";
import { type ReferenceKind, referenceKinds } from "@latchkey/domain/references/kinds.ts";
import { recordWith } from "@latchkey/domain/rules/records.ts";
import { REFERENCE_THANKS_PATH } from "@latchkey/domain/vocabulary/wire.ts";
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

const read = (): Place => {
  const { fullName, declined, declining } = navigationState();
  return {
    view: viewOf(window.location.pathname),
    isDeclining: declining === true,
    fullName: typeof fullName === "string" && fullName !== "" ? fullName : undefined,
    hasDeclined: declined === true,
  };
};

const history = createHistoryPlace(read);

const prerendered = recordWith(
  referenceViews,
  (view): Place => ({ view, isDeclining: false, fullName: undefined, hasDeclined: false }),
);

/** @param view the prerendered page: the first render has to match it */
export const usePlace = (view: ReferenceView): Place => history.usePlace(prerendered[view]);

/** The browser's Back leads to the questions again. */
export const goToDecline = (): void => {
  window.history.pushState({ usr: { declining: true } }, "", window.location.href);
  history.changed();
};

/** The thank-you page (spec 1 §2) replaces the questions, because their link is used up. */
export const goToThanks = (state: { readonly fullName: string; readonly declined: boolean }): void => {
  window.history.replaceState({ usr: state }, "", REFERENCE_THANKS_PATH);
  history.changed();
};
