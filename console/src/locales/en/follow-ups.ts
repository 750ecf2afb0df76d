/** Right-to-rent checks that have to be made again. */
export const followUps = {
  title: "Follow-ups",
  lead: "Right-to-rent checks that have to be made again while a tenancy goes on, the nearest last day first.",
  late_one: "One check is late",
  late_other: "{{count}} checks are late",
  lateText:
    "Until it is made, the landlord has no statutory excuse. Check the person, or record that the tenancy has ended.",
  empty: {
    title: "Nothing to follow up",
    text: "A signed letting with a time-limited right to rent stands here.",
  },
  open: "Open",
  over: "Done or over",
  person: "Person and home",
  agency: "Agency",
  checkedOn: "Checked on",
  checkBy: "Check by",
  noCheck: "No check",
  endedOn: "Ended on {{day}}",
  state: "State",
  act: "What to do",
  checkNow: "Check now",
  openRecord: "Open the record",
  states: {
    OVERDUE: "Late",
    DUE: "Due",
    LATER: "Later",
    DONE: "Done",
    NOT_SHOWN: "No right shown",
    ENDED: "Tenancy ended",
  },
} as const;
