import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import { Shell } from "@latchkey/browser/frame/shell.tsx";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { leaveFor } from "@latchkey/browser/navigation/navigate.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useSession, useSessionState } from "@latchkey/browser/session/session-context.tsx";
import { useLinkLanding } from "@latchkey/browser/sign-in/use-link-landing.ts";
import { tidyEmail } from "@latchkey/domain/rules/tidy.ts";
import { DASHBOARD_PATH, SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { FormPage, type FormReason } from "./form-page.tsx";
import { LandingPage } from "./landing-page.tsx";
import { LinkSentPage } from "./link-sent-page.tsx";
import { type Confirmation, confirmLink, lookAtLink } from "./sign-in-calls.ts";
import { goTo, type SignInLocation, type SignInView, useSignInLocation } from "./sign-in-location.ts";
import { useSignInRequest } from "./use-sign-in-request.ts";

interface SignInPageProps {
  /** The prerendered view, shown until the page is hydrated. */
  readonly view: SignInView;
}

/** The page /otl in all its states (spec 1 §2, sign-in page). */
export function SignInPage({ view }: SignInPageProps) {
  const location = useSignInLocation(view);
  const leave = useLeaving(location.returnTo);
  useEffect(() => analytics.pageView(SIGN_IN_PATH), []);
  return (
    <Shell home={SIGN_IN_PATH} footer>
      {location.view === "link" && location.email === undefined ? (
        <LinkVisit location={location} leave={leave} />
      ) : (
        <AddressVisit reason={location.view === "link" ? "form" : location.view} location={location} />
      )}
    </Shell>
  );
}

type Leave = (path: string) => void;

/** Redirects a visitor who is logged in, or becomes so in another tab (spec 1 §2), exactly once. */
const useLeaving = (returnTo: string | undefined): Leave => {
  const session = useSession();
  const { state } = useSessionState();
  const isLeaving = useRef(false);
  const leave = useCallback((path: string) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    leaveFor(path);
  }, []);
  useEffect(() => {
    session.start().catch((error: unknown) => reporter.report(error, "session"));
  }, [session]);
  useEffect(() => {
    if (state === "logged-in") leave(returnTo ?? DASHBOARD_PATH);
  }, [state, returnTo, leave]);
  return leave;
};

interface AddressVisitProps {
  readonly reason: FormReason;
  readonly location: SignInLocation;
}

/** Back returns to the form with the address still filled in. */
function AddressVisit({ reason, location }: AddressVisitProps) {
  const { language } = useLanguage();
  const { email: sentTo, returnTo } = location;
  const [email, setEmail] = useState(sentTo ?? "");
  // Also after a reload of the link-sent screen, where the form was never rendered.
  useEffect(() => {
    if (sentTo !== undefined) setEmail(sentTo);
  }, [sentTo]);
  const request = useSignInRequest();
  const ask = (address: string) => request.submit({ email: address, returnTo, language });
  const submit = async () => {
    const address = tidyEmail(email);
    if (await ask(address)) goTo({ email: address, returnTo });
  };
  if (sentTo !== undefined) {
    return (
      <LinkSentPage
        email={sentTo}
        request={request.state}
        onAgain={() => ask(sentTo)}
        onOtherAddress={() => goTo(undefined)}
      />
    );
  }
  return (
    <FormPage
      reason={reason}
      email={email}
      onEmail={setEmail}
      request={request.state}
      onSubmit={() => {
        void submit();
      }}
    />
  );
}

interface LinkVisitProps {
  readonly location: SignInLocation;
  readonly leave: Leave;
}

const linkCalls = { lookAtLink, confirmLink };

function LinkVisit({ location, leave }: LinkVisitProps) {
  const session = useSession();
  const { landing, goOn, tryAgain } = useLinkLanding(linkCalls, (confirmation: Confirmation) => {
    if (confirmation.kind !== "signed-in") return;
    leave(confirmation.returnTo ?? DASHBOARD_PATH);
    session.apply(confirmation.token);
  });
  if (landing.at === "spent") return <AddressVisit reason="spent" location={location} />;
  return (
    <LandingPage
      landing={landing}
      onGoOn={goOn}
      onTryAgain={tryAgain}
      onOtherAddress={() => goTo(undefined)}
    />
  );
}
