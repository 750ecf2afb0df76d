/** Signing out while another tab holds text that is not saved. */
export const signOut = {
  title: "Another tab has text that is not saved",
  text: "Go to that tab and save it. If you sign out now, it is lost.",
  anyway: "Sign out anyway",
  stay: "Stay signed in",
} as const;
