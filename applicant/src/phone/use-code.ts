import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession, useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { useCallback, useEffect, useState } from "react";
import { forgetPages } from "../documents/pages/page-store.ts";
import { lookAtCode, type Offered, openCode } from "./phone-calls.ts";

export type Visit =
  | { readonly at: "looking" }
  /** The code is valid and waits for a press. */
  | { readonly at: "offered"; readonly offered: Offered; readonly isOpening: boolean }
  | { readonly at: "open" }
  | { readonly at: "over" }
  | { readonly at: "failed" };

/** The fragment, which no server sees; gone from the address once it is used up. */
const codeInAddress = (): string => window.location.hash.slice(1);
const forgetCode = (): void =>
  window.history.replaceState(null, "", `${window.location.pathname}${window.location.search}`);

/** A scanned code, or a reload: a cheap phone discards a page while its camera is open. */
export const useCode = () => {
  const session = useSession();
  const { state, expired } = useSessionState();
  const [visit, setVisit] = useState<Visit>({ at: "looking" });

  const fail = useCallback((cause: unknown) => {
    reporter.report(cause, "session");
    setVisit({ at: "failed" });
  }, []);
  const look = useCallback(async () => {
    setVisit({ at: "looking" });
    const token = codeInAddress();
    const offered = token === "" ? undefined : await lookAtCode(token);
    if (offered) return setVisit({ at: "offered", offered, isOpening: false });
    await session.start();
    const isOpen = session.snapshot().state === "logged-in";
    if (!isOpen) forgetPages("phone");
    setVisit({ at: isOpen ? "open" : "over" });
  }, [session]);
  const begin = useCallback(() => void look().catch(fail), [look, fail]);

  useEffect(() => {
    begin();
    // Another code, scanned into the same tab.
    window.addEventListener("hashchange", begin);
    return () => window.removeEventListener("hashchange", begin);
  }, [begin]);
  useEffect(() => {
    if (state === "logged-out" && expired) setVisit({ at: "over" });
  }, [state, expired]);

  const open = () => {
    if (visit.at !== "offered" || visit.isOpening) return;
    setVisit({ ...visit, isOpening: true });
    openCode(codeInAddress(), session).then((isOpen) => {
      forgetCode();
      forgetPages("phone");
      setVisit({ at: isOpen ? "open" : "over" });
    }, fail);
  };
  return { visit, open, tryAgain: begin };
};
