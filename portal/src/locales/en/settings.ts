/** One's own account: settings. The rest is shared with staff. */
export const settings = {
  title: "Your account",
  lead: "You sign in with {{email}}.",
  panel: "Settings",
  branch: "Your branch",
  branchHint: "Lists begin with its applications.",
  allBranches: "All branches",
  events: "Email me about applications that I have sent",
  eventsHint: "For example when a decision is made, or an invitation came back.",
  digest: "Email me a summary each working day",
  digestHint: "It says what waits for the agency.",
  submit: "Save",
  saved: "Saved.",
} as const;
