import { useState } from "react";
import { type CallFailure, useCall } from "../calls/use-call.ts";
import { useMemberPages } from "../session/member-app.ts";
import { requestLink } from "./sign-in-calls.ts";

/** The refused address; a new object for each refusal. */
export interface RefusedAddress {
  readonly email: string;
}

interface RequestForLink {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  readonly refused: RefusedAddress | undefined;
  /** Resolves to whether a link was requested. */
  readonly send: (email: string) => Promise<boolean>;
}

export const useLinkRequest = (returnTo: string | undefined): RequestForLink => {
  const pages = useMemberPages();
  const { isBusy, failure, run } = useCall();
  const [refused, setRefused] = useState<RefusedAddress>();
  return {
    isBusy,
    failure,
    refused,
    send: async (email) => {
      const outcome = await run(() => requestLink(pages, { email, returnTo }));
      if (outcome) setRefused(outcome.kind === "invalid" ? { email } : undefined);
      return outcome?.kind === "sent";
    },
  };
};
