import { useState } from "react";
import { type CallFailure, useCall } from "../calls/use-call.ts";
import { requestLink } from "./sign-in-calls.ts";

interface RequestForLink {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  /** The server did not take the address for one. */
  readonly isRefused: boolean;
  /** Resolves to whether a link was requested. */
  readonly send: (email: string) => Promise<boolean>;
}

export const useLinkRequest = (returnTo: string | undefined): RequestForLink => {
  const { isBusy, failure, run } = useCall();
  const [isRefused, setRefused] = useState(false);
  return {
    isBusy,
    failure,
    isRefused,
    send: async (email) => {
      const outcome = await run(() => requestLink({ email, returnTo }));
      if (outcome) setRefused(outcome.kind === "invalid");
      return outcome?.kind === "sent";
    },
  };
};
