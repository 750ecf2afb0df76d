import type { PortalEvent } from "./portal-events.ts";

/** E-mails to users of an agency are in English, as the portal is. Results stay behind the sign-in. */
export const portalEmailTexts = {
  greeting: (name: string) => `Hello ${name},`,
  why: (agency: string, provider: string) =>
    `You received this because you work with the applications of ${agency} at ${provider}. You choose which emails you get on the page “Your account”.`,
  button: "Open the application",
  message: {
    subject: (home: string) => `A message about ${home}`,
    title: (provider: string) => `${provider} has written to you`,
    says: (home: string) => `There is a new message about the application for ${home}.`,
    asks: "It asks for your answer, and the application waits for it.",
  },
  event: {
    sent: {
      subject: (person: string, home: string) => `${person} has sent the application for ${home}`,
      says: (person: string) => `${person} has sent everything that was asked for. It is checked now.`,
    },
    expired: {
      subject: (person: string, home: string) => `${person} did not finish the application for ${home}`,
      says: (person: string, resendDays: number) =>
        `${person} did not go on, so the application has ended. You can send the invitation again within ${resendDays} days: everything is kept.`,
    },
    decided: {
      subject: (person: string, home: string) => `There is a result for ${person}, ${home}`,
      says: (person: string) => `The check of ${person} is finished. The result is in the application.`,
    },
    report: {
      subject: (_person: string, home: string) => `The report for ${home} is ready`,
      says: () => "Everybody who applies for the home has a result. The report of the home is ready.",
    },
    bounced: {
      subject: (person: string, home: string) => `Our email to ${person} came back, ${home}`,
      says: (person: string) =>
        `The invitation to ${person} could not be delivered. Please correct the address in the application.`,
    },
  } satisfies Record<
    PortalEvent,
    {
      readonly subject: (person: string, home: string) => string;
      readonly says: (person: string, resendDays: number) => string;
    }
  >,
  digest: {
    subject: (yours: number) =>
      yours === 0 ? "Your applications today" : `Your applications today: ${yours} wait for you`,
    title: "Your applications today",
    yours: (count: number) => `Wait for you: ${count}`,
    late: (count: number) => `Past the promised day: ${count}`,
    decided: (count: number) => `Finished since yesterday: ${count}`,
    open: (count: number) => `Open in all: ${count}`,
    button: "Open the applications",
  },
} as const;
