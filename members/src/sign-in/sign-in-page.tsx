import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession, useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { useLinkLanding } from "@latchkey/browser/sign-in/use-link-landing.ts";
import { isOfSignInLink } from "@latchkey/domain/rules/link-token.ts";
import { useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMemberPages } from "../session/member-app.ts";
import type { SignInState } from "../session/use-signing-in.ts";
import { FormCard, type FormReason } from "./form-card.tsx";
import { LandingCard } from "./landing-card.tsx";
import { SentCard } from "./sent-card.tsx";
import { linkCallsOf } from "./sign-in-calls.ts";
import { useLinkRequest } from "./use-link-request.ts";

/** The page below `signIn` in all its states. */
export function SignInPage() {
  const pages = useMemberPages();
  const { search, hash } = useLocation();
  const query = new URLSearchParams(search);
  useLeavingWhenSignedIn(pages.safePath(query.get("return")));
  return query.has("link") || isOfSignInLink(hash) ? <LinkVisit /> : <AddressVisit />;
}

/** A member who is signed in, or signs in in another tab, leaves this page. */
const useLeavingWhenSignedIn = (returnTo: string | undefined): void => {
  const { home } = useMemberPages();
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useSessionState();
  useEffect(() => {
    session.start().catch((error: unknown) => reporter.report(error, "session"));
  }, [session]);
  useEffect(() => {
    if (state === "logged-in") void navigate(returnTo ?? home, { replace: true });
  }, [state, returnTo, home, navigate]);
};

const reasonIn = (query: URLSearchParams, state: SignInState | null): FormReason => {
  if (state?.over) return "over";
  if (query.has("expired")) return "expired";
  return query.has("out") ? "out" : "form";
};

interface AddressVisitProps {
  /** The reason for which the form is shown, if the address does not hold it. */
  readonly reason?: FormReason;
}

/** The form and what comes after it; Back returns to the form with the address still filled in. */
function AddressVisit({ reason }: AddressVisitProps) {
  const pages = useMemberPages();
  const { search, state } = useLocation() as { search: string; state: SignInState | null };
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const back = query.get("return");
  const sentTo = state?.email;
  const [email, setEmail] = useState(sentTo ?? "");
  const request = useLinkRequest(pages.safePath(back));
  const address = (view: string | undefined): string => {
    const next = [view, back && `return=${encodeURIComponent(back)}`].filter(Boolean).join("&");
    return next ? `${pages.signIn}?${next}` : pages.signIn;
  };
  const submit = async () => {
    const sent: SignInState = { email: email.trim() };
    if (await request.send(email)) void navigate(address("sent"), { state: sent });
  };
  if (query.has("sent") && !reason) {
    return (
      <SentCard
        email={sentTo}
        isBusy={request.isBusy}
        failure={request.failure}
        onAgain={() => request.send(sentTo ?? "")}
        onOtherAddress={() => void navigate(address(undefined))}
      />
    );
  }
  return (
    <FormCard
      reason={reason ?? reasonIn(query, state)}
      email={email}
      refused={request.refused}
      isBusy={request.isBusy}
      failure={request.failure}
      onEmail={setEmail}
      onSubmit={() => void submit()}
    />
  );
}

function LinkVisit() {
  const pages = useMemberPages();
  const navigate = useNavigate();
  const calls = useMemo(() => linkCallsOf(pages), [pages]);
  const { landing, goOn, tryAgain } = useLinkLanding(calls, ({ kind }) => {
    if (kind === "signed-in") void navigate(pages.secondFactor, { replace: true });
  });
  if (landing.at === "spent") return <AddressVisit reason="spent" />;
  return (
    <LandingCard
      landing={landing}
      onGoOn={goOn}
      onTryAgain={tryAgain}
      onOtherAddress={() => void navigate(pages.signIn)}
    />
  );
}
