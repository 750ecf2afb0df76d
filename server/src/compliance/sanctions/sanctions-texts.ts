/** Texts for the compliance contact of an agency, in English alone. */
export const sanctionsTexts = {
  subject: (reference: string) => `Confidential: sanctions list, application ${reference}`,
  preheader: "For the compliance contact alone. Do not forward it to the applicant.",
  title: "A person of an application stands on the UK Sanctions List",
  greeting: "Dear compliance contact,",
  what: (agency: string) =>
    `A reviewer has found that a person of an application of ${agency} is the same as a person on the UK Sanctions List. You are the only one at ${agency} who is told.`,
  doNot: [
    "Do not sign an agreement, and take or return no money.",
    "Do not tell the applicant, or anybody who could tell them.",
    "Letting agents must report to the Office of Financial Sanctions Implementation (OFSI) as soon as practicable.",
  ],
  reportText:
    "Text for the report to OFSI, ofsi@hmtreasury.gov.uk. Add what you hold for the person: money, deposits, documents.",
  noReply: "If you have questions, answer this email. We do not discuss it with anybody else.",
  why: (agency: string, provider: string) =>
    `You received this because you are the compliance contact of ${agency} at ${provider}.`,
  role: { tenant: "Tenant", occupier: "Occupier", guarantor: "Guarantor" },
  details: {
    from: "Found by",
    for: "For the letting agent",
    person: "Person",
    role: "Role in the application",
    home: "Home",
    reference: "Reference",
    entry: "Entry on the list",
    regime: "Regime",
    list: "List of",
    known: "Known since",
    basis: "Why it is the same person",
    assets: "Money held",
    noAssets: "None by the referencing provider",
  },
} as const;
