/** The reports of an application, and the links by which landlords read them. */
export const reports = {
  title: "Reports",
  lead: "A report is made once a person is decided, and again when a fact changes. The newest version counts.",
  list: "Reports of this application",
  about: "About",
  home: "The home",
  columns: {
    version: "Version",
    outcome: "Outcome",
    made: "Made",
    valid: "Valid until",
    files: "Files",
  },
  noEnd: "–",
  earlier_one: "1 earlier version",
  earlier_other: "{{count}} earlier versions",
} as const;
