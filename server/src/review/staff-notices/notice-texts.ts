import type { AnswerSide } from "../../parties/staff-notices.jobs.ts";

/** E-mails to staff are in English. They name no person. */
export const noticeTexts = {
  greeting: (name: string) => `Hello ${name},`,
  because: (provider: string) =>
    `You received this because you work at ${provider}. You choose which emails you get on the page “Your account”.`,
  becauseOffice: (provider: string) => `You received this because you are the office of ${provider}.`,
  answer: {
    applicant: {
      subject: (about: string) => `The applicant has answered: ${about}`,
      says: "The applicant has sent what was asked for.",
    },
    referee: {
      subject: (about: string) => `A referee has answered: ${about}`,
      says: "A referee has answered, or has said that they will not.",
    },
    agency: {
      subject: (about: string) => `The agency has written: ${about}`,
      says: "The agency has written about the application.",
    },
    home: "Home",
    person: "Application",
    openCase: "Open the case",
    openApplication: "Open the application",
  } satisfies Record<AnswerSide, { readonly subject: (about: string) => string; readonly says: string }> &
    Record<"home" | "person" | "openCase" | "openApplication", string>,
  warning: {
    subject: (count: number) =>
      count === 1 ? "1 case has to be decided today" : `${count} cases have to be decided today`,
    title: "What is promised for today",
    ownToday: (count: number) => `Your cases, promised for today: ${count}`,
    ownLate: (count: number) => `Your cases, past the promised day: ${count}`,
    freeToday: (count: number) => `Without a reviewer, promised for today: ${count}`,
    freeLate: (count: number) => `Without a reviewer, past the promised day: ${count}`,
    answers: (count: number) => `Your cases with a new answer of the applicant: ${count}`,
    button: "Open the queue",
  },
} as const;
