export const afterDecision = {
  conditions: {
    MET: "Met on {{date}}.",
    LAPSED: "Not met in time. Recorded on {{date}}.",
    next: "This acceptance no longer stands, because the conditions were not met in time.",
  },
} as const;
