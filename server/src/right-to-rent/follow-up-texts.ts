/** Texts for agencies and staff, in English alone. */
export const followUpTexts = {
  warning: {
    subject: (home: string, day: string) => `Right-to-rent check by ${day}: ${home}`,
    title: "A right-to-rent check has to be made again",
    what: (home: string, day: string) =>
      `The right to rent of one adult at ${home} has to be checked again. The last day is ${day}.`,
    without: "Without a check by that day the landlord has no statutory excuse against a penalty.",
    toAgency: "If the tenancy has ended, reply to this email with the day on which it ended.",
    toTeam: "Make the check, or record on the page of the application that the tenancy has ended.",
    button: "Open the record",
    home: "Home",
    person: "Person",
    checkBy: "Check by",
  },
  question: {
    subject: (home: string) => `Is ${home} still let to the same people?`,
    title: "Is this home still let to the same people?",
    what: (home: string, day: string) =>
      `The tenancy at ${home} began on ${day}. For a year we have not heard whether it goes on.`,
    why: "As long as it goes on, we watch when a right-to-rent check has to be made again.",
    how: [
      "If it goes on, reply to this email.",
      "If it has ended, reply with the day on which it ended. A program of yours can tell it by the API: POST /applications/{id}/tenancy-ended.",
    ],
    home: "Home",
    reference: "Your reference",
    since: "Tenancy from",
  },
  greeting: (name: string) => `Dear ${name},`,
  because: (agency: string, provider: string) =>
    `You received this because you are the office of ${agency} at ${provider}.`,
} as const;
