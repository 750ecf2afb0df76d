/** Signing out while another tab holds text that is not saved. */
export const signOut = {
  title: "Another tab has answers that are not saved",
  text: "Go to that tab and press Continue to save them. If you sign out now, they are lost.",
  anyway: "Sign out anyway",
  stay: "Stay signed in",
  everywhereTitle: "Sign out everywhere?",
  everywhereText:
    "This ends your session in every browser and on every device, here too. What is not saved is lost.",
  everywhere: "Sign out everywhere",
} as const;
