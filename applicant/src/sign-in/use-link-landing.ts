import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { type Landing, nextLanding } from "./link-landing.ts";
import { type Confirmation, confirmLink, lookAtLink } from "./sign-in-calls.ts";

export interface LinkLanding {
  readonly landing: Landing;
  /** The confirming click: "continue as this person", or "continue in this browser". */
  readonly goOn: () => void;
  readonly tryAgain: () => void;
}

type SignedIn = Extract<Confirmation, { kind: "signed-in" }>;

/**
 * Looks at the link in the URL, and again when another link is opened in the same tab. Loading the page does not use
 * the link: it still works after a mail scanner has opened it, scripts included.
 */
export const useLinkLanding = (onSignedIn: (confirmation: SignedIn) => void): LinkLanding => {
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
  }, []);

  useEffect(() => {
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [look]);

  const confirm = (otherBrowser: boolean) => {
    confirmLink(token.current, otherBrowser).then(
      (confirmation) => {
        dispatch({ kind: "confirmed", confirmation });
        if (confirmation.kind === "signed-in") onSignedIn(confirmation);
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
