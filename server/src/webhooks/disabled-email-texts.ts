/** Texts for agencies and staff, in English alone. */
export const disabledTexts = {
  subject: (agency: string) => `Webhooks of ${agency} are switched off`,
  preheader: "We send no more events to an address.",
  title: "A webhook is switched off",
  failed:
    "We could not deliver an event for three days, and no other event was taken meanwhile. We send no more events to this address.",
  gone: "The address answered with 410: it wants no more events. We send no more events to it.",
  next: {
    agency:
      "Reply to this email when the address works again. Events of the last 30 days can then be sent once more.",
    team: "When the address works again, resume it and send the failed events once more.",
  },
  details: { agency: "Agency", address: "Address", answer: "Last answer" },
  answer: (code: number | null) => (code === null ? "none" : String(code)),
  button: "Open the webhooks",
  greeting: (name: string) => `Dear ${name},`,
  because: (receiver: string, provider: string) =>
    `You received this because you are the office of ${receiver} at ${provider}.`,
} as const;
