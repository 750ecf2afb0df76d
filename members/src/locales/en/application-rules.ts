/** Messages of rules that those who send applications meet, by their codes. */
export const applicationRules = {
  email: { unchanged: "This is the address we have. Enter another one" },
  newApplication: {
    validations: {
      start: "Choose a date at most {{past}}\u00a0months ago and at most {{ahead}}\u00a0months ahead",
      bidding: "The rent may not be above the advertised rent: no higher offer may be taken ({{law}})",
      rentPeriod: "The rent may be due at most every month ({{law}})",
      noTerm: "An agreement there has no fixed term ({{law}})",
      share: "Enter an amount from 0 to the whole rent",
      shares: "The shares have to add up to the rent",
      nobody: "Add at least one person",
      tooMany: "{{max}}\u00a0people at most",
      repeated: "This person is there already",
      ownGuarantor: "Nobody guarantees their own share. Enter another address",
      policyAgency: "The agency does not use these rules. Choose others",
      policyCountry: "These rules are for homes elsewhere. Choose others",
      agencyStopped: "This agency takes no new applications",
      referenceTaken: "This reference is taken. Enter another one, or leave it empty",
      roleStays: "Who pays a share goes on paying one, and who pays none pays none",
    },
  },
} as const;
