/** Showing an income by the record of the tax authority. Not a word of banks. */
export const taxLink = {
  title: "Show your tax record",
  subtitle: "Your employer reports your pay to HMRC. With your permission we read it once.",
  or: "Or show your tax record instead",
  text: "Your employer reports your pay to HMRC. With your permission we read it once.",
  nino: "National Insurance number",
  ninoHint: "It is on your payslip or P60. For example, AB\u00a012\u00a034\u00a056\u00a0C",
  required: "Enter your National Insurance number",
  go: "Continue to HMRC",
  why: "What do you see there?",
  whyText:
    "Employers, dates and pay of this tax year and the one before. Nothing about your health or your debts. We delete your number as soon as we have read it.",
  failedTitle: "We could not reach HMRC",
  failedText: "Try again in a moment, or choose another way.",
  reading: "We are reading your tax record. This takes a moment.",
  nothing: "Your tax record names no employer for these two years.",
  found: "{{employer}}, {{amount}} in {{taxYear}}",
  others:
    "This record names other employers than {{employer}}. A reviewer will compare them and may ask you for a payslip.",
  lastPaid: "Last paid on {{date}}",
  done: { title: "Your tax record is linked", subtitle: "We have read it once; nobody can look again." },
  error: {
    title: "Your tax record is not linked",
    subtitle: "It did not work, or you chose not to share. Nothing was kept.",
    refused: "You chose not to share. Nothing was kept.",
    unavailable: "HMRC did not answer, or something failed there. Nothing was kept.",
    other: "The link did not work. Nothing was kept.",
    text: "You can try again, or choose another way.",
    check: "Check that the number is yours and try again, or choose another way.",
    later: "Try again later, or choose another way.",
  },
} as const;
