/** A new share code in place of one that has ended. */
export const shareCode = {
  title: "Please give us a new share code",
  ended:
    "Share codes are good for {{days}} days. Yours ended by {{date}}, before your right to rent was recorded. Your application stays as it is.",
  field: "New share code",
  hint: "Nine letters and numbers, such as R12 345 678",
  required: "Enter your new share code",
  get: "Get a share code on GOV.UK",
  send: "Send the new code",
  other:
    "You have no code, or would like to show your right to rent in another way? <mail>Write to us</mail>.",
  thanks: "Thank you",
  given: "We have your new share code. You have nothing else to do.",
  failedTitle: "Your code was not saved",
  failed: "Nothing was lost. Please try again in a minute.",
} as const;
