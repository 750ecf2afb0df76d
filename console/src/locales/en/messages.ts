/** Messages between the provider and the agency of an application. */
export const messages = {
  title: "Messages with the agency",
  lead: "The users of the agency read them in the portal. Your name is not shown there.",
  list: "Messages",
  none: "Nothing was written.",
  label: "Message",
  required: "Enter a message",
  asks: "The application waits for their answer",
  send: "Send to the agency",
  sent: "The agency gets an email that there is a message.",
  by: "{{author}}, {{at}}",
  byAgency: "{{author}} of the agency, {{at}}",
  open: "Waits for an answer",
} as const;
