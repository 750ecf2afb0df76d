export const afterDecision = {
  conditions: {
    MET: "Met on {{date}}.",
    LAPSED: "Not met in time. Recorded on {{date}}.",
    next: "This acceptance no longer stands, because the conditions were not met in time.",
  },
  home: {
    OPEN: "It is not said yet how your home goes on. Until then you are accepted provisionally, and there is no tenancy agreement yet.",
    REPLACE: "Somebody else is to move in with you. When they are accepted too, this page says so.",
    CHANGE_SHARES:
      "The rent is shared out anew, so your share can rise. Your agent or landlord tells you the amount.",
    END: "The letting of this home does not go on. Your acceptance was for this home alone and counts for no other. There is nothing else to do.",
  },
  again: {
    label: "What should we look at again?",
    hint: "Up to 1,000 characters",
    send: "Send my request",
    cancel: "Cancel",
    required: "Write what we should look at again",
    tooLong: "Use at most 1,000 characters. These are {{count}}",
    failedTitle: "We could not send your request",
    failed: "Your text is still here. Check your connection, then press the button again.",
    lateTitle: "It is too late for this",
  },
} as const;
