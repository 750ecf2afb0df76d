import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useRef, useState } from "react";

/** The server asks to wait before the next request. */
export class TooManyRequestsError extends Error {
  override readonly name = "TooManyRequestsError";
}

/** A call fails without a usable response, or because the server asks to wait. */
export type CallFailure = "no-answer" | "too-many";

export interface Call {
  readonly isBusy: boolean;
  /** The failure of the last call, until the next one begins. */
  readonly failure: CallFailure | undefined;
  /** @returns undefined if the call failed, or another is still on its way */
  readonly run: <Result>(call: () => Promise<Result>) => Promise<Result | undefined>;
}

/** One call at a time: a second press while the first is on its way does nothing. */
export const useCall = (): Call => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const isRunning = useRef(false);
  return {
    isBusy,
    failure,
    run: async (call) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBusy(true);
      setFailure(undefined);
      try {
        return await call();
      } catch (error) {
        const isTooMany = error instanceof TooManyRequestsError;
        if (!isTooMany) reporter.report(error, "session");
        setFailure(isTooMany ? "too-many" : "no-answer");
        return undefined;
      } finally {
        isRunning.current = false;
        setBusy(false);
      }
    },
  };
};
