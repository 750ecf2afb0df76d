/** The right to rent of an accepted person, in the same words whatever the way of the check. */
export const rightToRentRecord = {
  open: "Before the agreement is signed, the right to rent of every adult who will live there is recorded. That is the law in England, for everybody.",
  recorded: "Your right to rent was recorded on {{date}}.",
} as const;
