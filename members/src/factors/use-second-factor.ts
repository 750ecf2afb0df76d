import { useState } from "react";
import { type CallFailure, useCall } from "../calls/use-call.ts";
import { useMemberPages } from "../session/member-app.ts";
import type { SigningIn } from "../session/use-signing-in.ts";
import { askForPasskey, withPasskey } from "./passkeys.ts";
import { type FactorOutcome, factorCallsOf } from "./second-factor-calls.ts";

/** The ways to prove who it is. */
export type Way = "passkey" | "app" | "recovery";

/** The failure of the last attempt with its number, so that each failure is announced. */
export interface Problem {
  readonly way: Way;
  readonly kind: "wrong" | "cancelled" | "unusable";
  readonly times: number;
}

export interface SecondFactor {
  readonly triesLeft: number;
  /** The way that is being tried. */
  readonly busyWith: Way | undefined;
  readonly failure: CallFailure | undefined;
  readonly problem: Problem | undefined;
  readonly sendCode: (way: "app" | "recovery", code: string) => Promise<void>;
  readonly sendPasskey: () => Promise<void>;
}

type Outcome = FactorOutcome | { readonly kind: "cancelled" | "known" | "unusable" };

/** One try at a time, by whichever way. The server counts the wrong ones. @param ends what it may end in */
export const useSecondFactor = (tries: number, ends: SigningIn): SecondFactor => {
  const { enter, enrolAgain, beginAgain } = ends;
  const calls = factorCallsOf(useMemberPages());
  const { failure, run } = useCall();
  const [busyWith, setBusyWith] = useState<Way>();
  const [triesLeft, setTriesLeft] = useState(tries);
  const [problem, setProblem] = useState<Problem>();
  const happened = (way: Way, kind: Problem["kind"]) =>
    setProblem((last) => ({ way, kind, times: (last?.times ?? 0) + 1 }));
  const settle = (way: Way, outcome: Outcome): void => {
    if (outcome.kind === "signed-in") enter(outcome);
    else if (outcome.kind === "must-enrol") enrolAgain(way === "recovery" ? { recovered: true } : {});
    else if (outcome.kind === "over" || (outcome.kind === "wrong" && outcome.triesLeft === 0)) beginAgain();
    else if (outcome.kind === "wrong") {
      setTriesLeft(outcome.triesLeft);
      happened(way, "wrong");
    } else happened(way, outcome.kind === "cancelled" ? "cancelled" : "unusable");
  };
  const attempt = (way: Way, call: () => Promise<Outcome>): Promise<void> =>
    run(async () => {
      setBusyWith(way);
      try {
        settle(way, await call());
      } finally {
        setBusyWith(undefined);
      }
    });
  return {
    triesLeft,
    busyWith,
    failure,
    problem,
    sendCode: (way, code) =>
      attempt(way, () => (way === "app" ? calls.sendCode(code) : calls.sendRecoveryCode(code))),
    sendPasskey: () => attempt("passkey", () => withPasskey(askForPasskey, calls)),
  };
};
