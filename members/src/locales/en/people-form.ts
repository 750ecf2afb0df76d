/** Shares of the rent, and further people. */
export const peopleForm = {
  title: "Shares and people",
  lead: "These people share {{rent}} a month. The sums are made again.",
  share: "Share of {{name}}",
  person: "New person {{number}}",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  shareNew: "Share a month",
  add: "Add a person",
  remove: "Remove {{name}}",
  submit: "Save",
  done: "Saved. The sums are made again.",
  left: "{{amount}} still to share out",
  over: "{{amount}} more than the rent",
  none: "All of the rent is shared out",
  closed: "Somebody was decided about meanwhile. Load the page again and look.",
} as const;
