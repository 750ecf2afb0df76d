/** Short names of choices, for readers of answers. */
export const answers = {
  choice: {
    yes: "Yes",
    no: "No",
    T_ZERO_PERCENT_RENT_SHARE: "The others in the home pay all",
    T_GUARANTOR: "A guarantor",
    T_EMPLOYED_PERM: "Permanent job",
    T_EMPLOYED_ZH: "Zero-hours job",
    T_SELFEMPLOYED: "Self-employed",
    T_SCHOLARSHIP_LOANS: "Student loan or scholarship",
    T_SAVINGS: "Savings or investments",
    T_PENSION: "Pension",
    T_BENFITS: "Benefits",
    none: "None of these",
    lost: "Lost it",
    expired: "It has expired",
    with_authority: "An authority has it",
    never_had: "Never had one",
    other: "Another reason",
  },
} as const;
