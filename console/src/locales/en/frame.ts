/** Frame of the console: navigation, shortcuts, pages that cannot be shown. */
export const frame = {
  staff: "Staff",
  account: "Your account",
  goHome: "Go to the start page",
  nav: {
    label: "Console",
    waiting: "late or due",
    pages: {
      queue: "Queue",
      applications: "Applications",
      agencies: "Agencies",
      policies: "Policies",
      figures: "Figures",
      lists: "Lists",
      team: "Team",
      keys: "Keys",
      secondReviews: "Second reviews",
      investigations: "Investigations",
      followUps: "Follow-ups",
      references: "References",
      workload: "Workload",
    },
  },
  shortcuts: {
    title: "Keyboard shortcuts",
    lead: "Press keys one after the other. They do nothing while you type in a field.",
    on: "Shortcuts are on",
    onHint: "Switch them off if you dictate, or press keys by accident. This browser remembers it.",
    scope: {
      page: "On this page",
      everywhere: "Everywhere",
    },
    show: "Show this list",
    goTo: "Go to {{page}}",
    close: "Close",
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may be mistyped, or the page may have moved.",
  },
  notYours: {
    title: "This is not for your role",
    text: "Your role does not open this page. If you need it, ask an administrator.",
  },
  ownCase: {
    title: "You stand in this application yourself",
    text: "Your address is one of its people’s. Somebody else has to look at it.",
  },
  knownPerson: {
    title: "You know a person of this application",
    text: "You said so. Somebody else looks at it; an administrator can open it to you again.",
  },
  secondReview: {
    title: "Your second review comes first",
    text: "This page would tell you the decision that you are reviewing. Answer the review under “Second reviews”, and the case opens again.",
  },
} as const;
