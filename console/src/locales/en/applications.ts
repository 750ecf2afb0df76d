/** The list of applications. */
export const applications = {
  title: "Applications",
  loading: "Loading the applications",
  lead: "The newest first.",
  create: "New application",
  list: "Applications",
  columns: {
    home: "Home",
    people: "People",
    agency: "Agency",
    reference: "Reference",
    start: "Start",
    created: "Created",
  },
  noReference: "None",
  pages: "Pages of the list",
  shown_one: "1 application on this page",
  shown_other: "{{count}} applications on this page",
  empty: {
    title: "No application yet",
    text: "Create the first one: a home, and everybody who will live in it.",
  },
  keys: {
    create: "New application",
    rows: "Move among the applications",
    open: "Open the application",
  },
  how: "The arrow keys move among the applications, Enter opens one.",
  guarantorMark: "{{name}}, guarantor",
} as const;
