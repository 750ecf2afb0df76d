import { createHistoryPlace, navigationState } from "@latchkey/browser/navigation/history-place.ts";
import { isOfSignInLink } from "@latchkey/domain/rules/link-token.ts";
import { SIGN_IN_PATH, safeReturnPath } from "@latchkey/domain/vocabulary/wire.ts";

export const signInViews = ["form", "invited", "expired", "out", "link"] as const;
export type SignInView = (typeof signInViews)[number];

export interface SignInLocation {
  readonly view: SignInView;
  /** Navigation state: a link was sent to this address. */
  readonly email: string | undefined;
  readonly returnTo: string | undefined;
}

/** A link may have lost its query on the way. */
export const viewOf = ({ search, hash }: Pick<Location, "search" | "hash">): SignInView => {
  if (isOfSignInLink(hash)) return "link";
  const query = new URLSearchParams(search);
  return signInViews.findLast((view) => query.has(view)) ?? "form";
};

const textIn = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

const read = (): SignInLocation => {
  const { search } = window.location;
  const { email, returnTo } = navigationState();
  return {
    view: viewOf(window.location),
    email: textIn(email),
    returnTo: safeReturnPath(textIn(returnTo) ?? new URLSearchParams(search).get("return")),
  };
};

const { usePlace, changed } = createHistoryPlace(read);

const plain = { email: undefined, returnTo: undefined };
const prerendered: Readonly<Record<SignInView, SignInLocation>> = {
  form: { view: "form", ...plain },
  invited: { view: "invited", ...plain },
  expired: { view: "expired", ...plain },
  out: { view: "out", ...plain },
  link: { view: "link", ...plain },
};

/** @param view the prerendered view: the first render has to match it */
export const useSignInLocation = (view: SignInView): SignInLocation => usePlace(prerendered[view]);

/** Navigates to /otl with the e-mail in the navigation state (spec 1 §4); without one, back to the form. */
export const goTo = (state: { email: string; returnTo: string | undefined } | undefined): void => {
  window.history.pushState(state ? { usr: state } : null, "", SIGN_IN_PATH);
  changed();
};
