export const homeCourseTitles = {
  OPEN: "You are accepted provisionally",
  END: "This letting does not go on",
} as const;
