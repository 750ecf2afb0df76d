/** What an upload step asks and announces; it comes with those dialogs. `{{file}}` is the name of the person's own file. */
export const uploadDialogs = {
  status: {
    arrived: "{{file}} has arrived",
    removed: "{{file}} was removed",
  },
  confirm: {
    title: "Is everything easy to read?",
    lead: "If something is missing, we have to ask you again. That takes a day or two longer.",
    name: "My full name can be read",
    corners: "All four corners can be seen",
    sharp: "Nothing is blurred or covered",
    dates: "Every date can be read",
    page: "The whole page can be seen",
    agree: "I have checked my file and it shows all of this",
    agreeError: "Tick the box to confirm",
    use: "Use this file",
    back: "Go back and check",
  },
  without: {
    title: "Why do you not have it?",
    lead: "That is fine. Our reviewers read your reason. They may ask you for another document.",
    lost: "I lost it, or it was stolen",
    expired: "It has expired",
    with_authority: "An authority has it at the moment",
    never_had: "I never had one",
    other: "Another reason",
    words: "Tell us why",
    wordsHint: "A sentence is enough. Our reviewers read it.",
    wordsRequired: "Tell us why you do not have it",
    confirm: "Go on without it",
    cancel: "Go back",
  },
} as const;
