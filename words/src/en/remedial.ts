/** A reviewer asks for something again. */
export const remedial = {
  page: {
    missing: "What was missing",
    note: "A note from your reviewer",
    nothing: "Our reviewers need something more from you. The next page says what.",
    rest: "You only need to answer this. Everything else you sent stays as it is.",
    sendDocument: "Send a new document",
  },
  title: {
    details: "Some of your details need another look",
    document: "We need another document",
    photo: "We need your document again",
    named: "We need one more document: {{document}}",
    live: "We need a photo of you",
    code: "We need a share code from you",
    status: "We need to know more about your visa",
    other: "We need a little more from you",
  },
} as const;
