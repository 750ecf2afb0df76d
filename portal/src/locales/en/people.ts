/** The page of those who have access for the agency. */
export const people = {
  title: "People",
  lead_one: "1 person has access.",
  lead_other: "{{count}} people have access.",
} as const;
