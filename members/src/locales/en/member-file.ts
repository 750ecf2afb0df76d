/** A file that staff or a user of an agency sends about a person. */
export const memberFile = {
  choose: "Choose a file",
  chooseOther: "Choose another file",
  types: "PDF, JPG or PNG.",
  clear: "Remove",
  sending: "{{name}} is being sent",
  sent: "{{name}} has arrived",
  refused: {
    TOO_LARGE: "This file is too large",
    ENCRYPTED: "This file needs a password. Choose one without",
    INFECTED: "This file has a virus",
    STORAGE_FULL: "This person has no room for more files",
    UNREADABLE: "This file cannot be opened",
    other: "This file did not arrive. Choose a PDF, JPG or PNG, or try again",
  },
} as const;
