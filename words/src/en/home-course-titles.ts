/** The courses of a home that change the title of an acceptance. */
export const homeCourseTitles = {
  OPEN: "You are accepted provisionally",
  END: "This letting does not go on",
} as const;
