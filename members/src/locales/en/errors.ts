import type { ErrorTexts } from "@latchkey/browser/i18n/texts.ts";

/** Pages and dialogs for what did not work out. */
export const errors = {
  page: {
    title: "Something went wrong",
    description: "The problem is on our side, not yours. What you saved is safe.",
    tryAgainText: "Wait a moment, then try again. If it keeps happening, write to <mail>{{email}}</mail>.",
    tryAgain: "Try again",
    dashboard: "Go to the start page",
  },
  pending: {
    title: "This page opened too early",
    text: "We do not know yet whether you are signed in. Reload the page.",
  },
  expired: {
    title: "You have been signed out",
    text: "Your session has ended. What you typed is still on this page.",
    how: "Sign in again in a new tab, then come back here. This page goes on by itself.",
    signIn: "Sign in in a new tab",
  },
} as const satisfies ErrorTexts;
