/** Signing out while another tab holds text that is not saved. */
export const signOut = {
  title: "Another tab has answers that are not saved",
  text: "Go to that tab and press Continue to save them. If you sign out now, they are lost.",
  anyway: "Sign out anyway",
  stay: "Stay signed in",
} as const;
