import { useCallback, useEffect, useReducer, useRef } from "react";
import { reporter } from "../reporting/reporting.ts";
import type { Look } from "./link-calls.ts";
import { type ConfirmationKind, type Landing, nextLanding } from "./link-landing.ts";

export interface LinkLanding {
  readonly landing: Landing;
  readonly goOn: () => void;
  readonly tryAgain: () => void;
}

/** Must be a constant: a new object would look at the link again. */
interface LinkCalls<Confirmation> {
  readonly lookAtLink: (token: string) => Promise<Look>;
  readonly confirmLink: (token: string, otherBrowser: boolean) => Promise<Confirmation>;
}

/**
 * Looks at the link in the URL, and again when another link is opened in the same tab. Loading the page does not use
 * the link: it still works after a mail scanner has opened it, scripts included.
 */
export const useLinkLanding = <Confirmation extends { readonly kind: ConfirmationKind }>(
  { lookAtLink, confirmLink }: LinkCalls<Confirmation>,
  onConfirmed: (confirmation: Confirmation) => void,
): LinkLanding => {
  const [landing, dispatch] = useReducer(nextLanding, { at: "looking" });
  const token = useRef("");

  const look = useCallback(() => {
    // The fragment, which no server sees in a URL; the server finds the token in what the e-mail program left of it.
    const looked = window.location.hash.slice(1);
    token.current = looked;
    dispatch({ kind: "opened" });
    if (!looked) {
      dispatch({ kind: "looked", look: { kind: "spent" } });
      return;
    }
    lookAtLink(looked).then(
      (answer) => token.current === looked && dispatch({ kind: "looked", look: answer }),
      (error: unknown) => {
        reporter.report(error, "session");
        if (token.current === looked) dispatch({ kind: "failed" });
      },
    );
  }, [lookAtLink]);

  useEffect(() => {
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [look]);

  const confirm = (otherBrowser: boolean) => {
    confirmLink(token.current, otherBrowser).then(
      (confirmation) => {
        dispatch({ kind: "confirmed", confirmation });
        onConfirmed(confirmation);
      },
      (error: unknown) => {
        reporter.report(error, "session");
        dispatch({ kind: "failed" });
      },
    );
  };
  const goOn = () => {
    const next = nextLanding(landing, { kind: "continued" });
    dispatch({ kind: "continued" });
    if (next.at === "confirming" && landing.at !== "confirming") confirm(next.otherBrowser);
  };
  return { landing, goOn, tryAgain: look };
};
