import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useRef, useState } from "react";
import { type LinkRequest, requestLink } from "./sign-in-calls.ts";
import { nextRequestState, type RequestEvent, type RequestState } from "./sign-in-request.ts";

export interface SignInRequest {
  readonly state: RequestState;
  /** Resolves to true if a link was requested. A submit while another is running sends no request. */
  readonly submit: (request: LinkRequest) => Promise<boolean>;
}

export const useSignInRequest = (send: typeof requestLink = requestLink): SignInRequest => {
  const [state, setState] = useState<RequestState>("initial");
  const now = useRef(state);
  const happened = (event: RequestEvent): RequestState => {
    now.current = nextRequestState(now.current, event);
    setState(now.current);
    return now.current;
  };
  const submit = async (request: LinkRequest): Promise<boolean> => {
    if (happened("submitted") !== "working") return false;
    try {
      await send(request);
    } catch (error) {
      reporter.report(error, "session");
      happened("failed");
      return false;
    }
    happened("succeeded");
    return true;
  };
  return { state, submit };
};
