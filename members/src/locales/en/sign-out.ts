/** Signing out while a tab holds text that is not saved. */
export const signOut = {
  title: "Some text is not saved",
  text: "It is in another tab, or on a page that you left. If you sign out now, it is lost.",
  anyway: "Sign out anyway",
  stay: "Stay signed in",
} as const;
