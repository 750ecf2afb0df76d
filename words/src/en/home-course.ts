/** The accepted people of a home with a decline read these on the page and in the e-mail. */
export const homeCourse = {
  OPEN: "It is not said yet how your home goes on. Until then you are accepted provisionally, and there is no tenancy agreement yet.",
  REPLACE: "Somebody else is to move in with you, and has to be accepted too.",
  CHANGE_SHARES:
    "The rent is to be shared out anew, so your share can rise. Your agent or landlord tells you the amount.",
  END: "The letting of this home does not go on. Your acceptance was for this home alone and counts for no other. There is nothing else to do.",
} as const;
