/** Frame of the portal: header, tabs, pages that cannot be shown. */
export const frame = {
  checksBy: "Checks by <b>{{provider}}</b>",
  personOfBranch: "{{name}}, {{branch}}",
  goHome: "Go to the start page",
  tabs: {
    label: "Sections",
    open: "open",
    pages: {
      applications: "Applications",
      many: "Many at once",
      checks: "Right to rent",
      people: "People",
      usage: "Usage",
      account: "Your account",
    },
  },
  stopped: {
    title: "New applications are not taken at the moment",
    text: "{{provider}} takes no new ones from your agency now. Those that are open go on.",
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may be mistyped, or the page may have moved.",
  },
  notYours: {
    title: "This is not for your role",
    text: "Your role does not open this page. If you need it, ask the administrator of your agency.",
  },
} as const;
