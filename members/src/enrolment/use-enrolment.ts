import { useState } from "react";
import { type CallFailure, useCall } from "../calls/use-call.ts";
import { createPasskey, withPasskey } from "../factors/passkeys.ts";
import { type AppSecret, type EnrolmentOutcome, enrolmentCallsOf } from "../factors/second-factor-calls.ts";
import { useMemberPages } from "../session/member-app.ts";
import { useSigningIn } from "../session/use-signing-in.ts";

/** The failure of the last attempt with its number, so that each failure is announced. */
export interface EnrolmentProblem {
  readonly kind: "wrong" | "cancelled" | "known" | "unusable";
  readonly times: number;
}

export interface Enrolment {
  readonly isBusy: boolean;
  readonly failure: CallFailure | undefined;
  readonly problem: EnrolmentProblem | undefined;
  readonly secret: AppSecret | undefined;
  /** The secret of the app; asked for once. */
  readonly readSecret: () => Promise<void>;
  readonly confirmApp: (code: string) => Promise<void>;
  readonly createPasskey: () => Promise<void>;
  /** Another kind is looked at. */
  readonly forgetProblem: () => void;
}

type Outcome = EnrolmentOutcome | { readonly kind: "cancelled" | "known" | "unusable" };

/** One attempt at a time, with whichever kind of second step. */
export const useEnrolment = (onEnrolled: (recoveryCodes: readonly string[]) => void): Enrolment => {
  const calls = enrolmentCallsOf(useMemberPages());
  const { beginAgain } = useSigningIn();
  const { isBusy, failure, run } = useCall();
  const [secret, setSecret] = useState<AppSecret>();
  const [problem, setProblem] = useState<EnrolmentProblem>();
  const settle = (outcome: Outcome): void => {
    if (outcome.kind === "enrolled") onEnrolled(outcome.recoveryCodes);
    else if (outcome.kind === "over" || (outcome.kind === "wrong" && outcome.triesLeft === 0)) beginAgain();
    else setProblem((last) => ({ kind: outcome.kind, times: (last?.times ?? 0) + 1 }));
  };
  const attempt = (call: () => Promise<Outcome>): Promise<void> => run(async () => settle(await call()));
  return {
    isBusy,
    failure,
    problem,
    secret,
    readSecret: async () => {
      const answer = secret ?? (await run(calls.readAppSecret));
      if (answer?.kind === "secret") setSecret(answer);
      else if (answer) beginAgain();
    },
    confirmApp: (code) => attempt(() => calls.confirmApp(code)),
    createPasskey: () => attempt(() => withPasskey(createPasskey, calls)),
    forgetProblem: () => setProblem(undefined),
  };
};
