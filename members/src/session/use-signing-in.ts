import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { Token } from "@latchkey/browser/session/session-token.ts";
import { useNavigate } from "react-router";
import { useMemberPages } from "./member-app.ts";

/** The result of the second step. */
export interface SigningIn {
  /** The session begins, here and in the other tabs, and the page that was asked for opens. */
  readonly enter: (signedIn: { readonly token: Token; readonly returnTo: string | undefined }) => void;
  /** Another second step is set up before the session begins: in place of the one that a recovery code stood in for, or beside it. */
  readonly enrolAgain: (how: EnrolmentState) => void;
  /** The sign-in is over, and has to begin again with a link. */
  readonly beginAgain: () => void;
}

/**
 * The reason for which the sign-in page is shown, in the state of its history entry: it is never
 * bookmarked.
 */
export interface SignInState {
  readonly over?: true;
  /** The address that the link was sent to. */
  readonly email?: string;
}

/** The reason for which the set-up is shown, in the same place. */
export interface EnrolmentState {
  readonly recovered?: true;
}

export const useSigningIn = (): SigningIn => {
  const pages = useMemberPages();
  const session = useSession();
  const navigate = useNavigate();
  return {
    enter: ({ token, returnTo }) => {
      session.apply(token);
      void navigate(returnTo ?? pages.home, { replace: true });
    },
    enrolAgain: (state) => {
      void navigate(pages.enrolment, { replace: true, state });
    },
    beginAgain: () => {
      const state: SignInState = { over: true };
      void navigate(pages.signIn, { replace: true, state });
    },
  };
};
