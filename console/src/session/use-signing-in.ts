import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { Token } from "@latchkey/browser/session/session-token.ts";
import {
  CONSOLE_PATH,
  ENROLMENT_PATH,
  STAFF_SIGN_IN_PATH,
} from "@latchkey/domain/vocabulary/console-wire.ts";
import { useNavigate } from "react-router";

/** What the second step ends in. */
export interface SigningIn {
  /** The session begins, here and in the other tabs, and the page that was asked for opens. */
  readonly enter: (signedIn: { readonly token: Token; readonly returnTo: string | undefined }) => void;
  /** Another second step is set up before the session begins: in place of the one that a recovery code stood in for, or beside it. */
  readonly enrolAgain: (how: EnrolmentState) => void;
  /** The sign-in is over, and has to begin again with a link. */
  readonly beginAgain: () => void;
}

/** Why the sign-in page is shown, in the state of its history entry: nobody bookmarks it. */
export interface SignInState {
  readonly over?: true;
  /** Where the link was sent. */
  readonly email?: string;
}

/** Why the set-up is shown, in the same place. */
export interface EnrolmentState {
  readonly recovered?: true;
}

export const useSigningIn = (): SigningIn => {
  const session = useSession();
  const navigate = useNavigate();
  return {
    enter: ({ token, returnTo }) => {
      session.apply(token);
      void navigate(returnTo ?? CONSOLE_PATH, { replace: true });
    },
    enrolAgain: (state) => {
      void navigate(ENROLMENT_PATH, { replace: true, state });
    },
    beginAgain: () => {
      const state: SignInState = { over: true };
      void navigate(STAFF_SIGN_IN_PATH, { replace: true, state });
    },
  };
};
