export const demo = {
  title: "Choose who to be",
  lead: "Latchkey checks people who want to rent a home: they answer questions and show documents, referees confirm them, reviewers decide. Start with Amara. One press signs you in. Everybody meets their own bank, employer and landlord, and nothing leaves this machine.",
  applicants: "Applicants",
  otherSide: "On the other side",
  again: "Start anew",
  allAgain: "Start again with fresh people",
  freshPeople: "All of them start anew at the next press.",
  outbox: "All e-mails land in the <a>outbox on this machine</a>.",
  telemetry:
    "What outside services are told about its use is on the page <a>What left this installation</a>.",
  ownAddress: "Sign in with an address of your own",
  languages: "Language",
  persona: {
    amara: {
      who: "Permanent job, paid every month",
      what: "Only the proof is missing: connect the bank. The salary is a little too low for the rent",
    },
    ben: { who: "Warehouse, paid every week", what: "Everything is sent, and one paper more is asked for" },
    ella: { who: "Zero hours in catering", what: "Pay that differs every week, and weeks without any" },
    femi: { who: "Self-employed photographer", what: "Six months of invoices at the bank" },
    george: { who: "State pension and a private one", what: "Two pensions that add up" },
    hana: { who: "Universal Credit and a part-time job", what: "Benefits count like any other income" },
    mo: {
      who: "New job, and a tax record that knows it",
      what: "Bank, tax record or Konfir: every proof is offered. National Insurance number PC 10 00 06 B",
    },
    sophie: {
      who: "Student from France with a scholarship",
      what: "A home in England: right to rent by share code",
    },
    jack: { who: "Lives on savings", what: "Savings instead of income" },
    lucia: { who: "Paid into a bank in Spain", what: "Income in euros, at a bank abroad" },
    callum: {
      who: "Changed his payslip",
      what: "The bank shows half of it, and his employer answers at once and says otherwise",
    },
    tomasz: {
      who: "His landlord never answers",
      what: "Ready to send. Reminders follow; silence does not fail",
    },
    samira: {
      who: "Her landlord says no",
      what: "Ready to send. The landlord declines; nothing is lost by it",
    },
    margaret: {
      who: "Guarantees her grandson’s rent",
      what: "Her own identity and income, and nothing of his",
    },
  },
  referee: {
    landlord: {
      name: "Harbour Street Homes",
      who: "Landlord of Amara Okafor",
      what: "Five yes-or-no questions, without an account",
    },
    employer: {
      name: "Ellen Marsh",
      who: "Payroll at Brightwater Ltd",
      what: "A few questions about a colleague; nothing has to be said",
    },
    accountant: {
      name: "Ada Quill",
      who: "Accountant of Oluwafemi Adeyemi",
      what: "What the accounts of a self-employed person say",
    },
  },
  agency: "At the letting agency",
  agent: {
    marcus: {
      who: "Agency administrator",
      what: "The portal of the agency: its applications, its people, changes after sending",
    },
    hannah: {
      who: "Negotiator, also checks the right to rent",
      what: "Sends applications, follows them and asks questions",
    },
  },
  provider: "At the company that checks",
  staff: {
    priya: {
      who: "Reviewer",
      what: "Looks at what was sent. Creates applications and takes cases from the queue",
    },
    lucia: { who: "Reviewer", what: "Priya’s colleague: what Priya works on, she sees as taken" },
    owen: {
      who: "Lead",
      what: "Reviews as Priya does, gives cases out, sees the workload, freezes decisions",
    },
    ruth: { who: "Administrator", what: "The team, the policies and the keys for programs. Sees no cases" },
    henry: { who: "Administrator", what: "Ruth’s colleague: publishes the policies that she proposes" },
  },
  wrong: {
    title: "Make something go wrong",
    text: "Every partner here is a stand-in on this machine. Have one misbehave and see what the applicant sees.",
    switch: "Apply",
    away: "The stand-ins do not answer, so nothing can be switched.",
  },
  partner: {
    truelayer: "Bank",
    hmrc: "Tax office",
    konfir: "Employment check",
    postcoder: "Address search",
  },
  scenario: {
    works: "Works",
    timeout: "Never answers",
    "500": "Server error (500)",
    "429": "Too many requests (429)",
    malformed_json: "Broken answer",
    slow: "Answers after 8 seconds",
    drop_connection: "Hangs up",
  },
} as const;
