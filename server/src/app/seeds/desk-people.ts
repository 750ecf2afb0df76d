import type { SeededPerson } from "./people.ts";

/** Fictional people who show the reviewers' queue in every state; `seed-desk.ts` brings them there. */

const someone = {
  birthdate: "1992-08-14",
  nationality: "GB",
  policy: "identity-only",
  consents: true,
  identity: "completed",
  submitted: true,
} as const satisfies Partial<SeededPerson>;

const byrne = { ...someone, lastName: "Byrne", home: "21 Ferry Road, Dundee DD1 4BY" } as const;

const moss = { ...someone, lastName: "Moss", home: "8 Canal Walk, Falkirk FK1 5JQ" } as const;

export const deskPeople = {
  inReview: { ...someone, email: "in.review@example.com", firstName: "Hannah", lastName: "Scott" },
  answered: { ...someone, email: "has.answered@example.com", firstName: "Ivo", lastName: "Petkov" },
  proposed: { ...someone, email: "proposed@example.com", firstName: "Milan", lastName: "Horvat" },
  provisional: { ...byrne, email: "aoife.byrne@example.com", firstName: "Aoife" },
  waitedFor: { ...byrne, email: "sean.byrne@example.com", firstName: "Sean", submitted: false },
  accepted: { ...someone, email: "accepted@example.com", firstName: "Grace", lastName: "Kim" },
  accepting: { ...someone, email: "with.conditions@example.com", firstName: "Clara", lastName: "Lind" },
  declined: { ...someone, email: "declined@example.com", firstName: "Peter", lastName: "Novak" },
  secondLook: { ...someone, email: "second.look@example.com", firstName: "Zainab", lastName: "Ali" },
  together: { ...moss, email: "nina.moss@example.com", firstName: "Nina" },
  apart: { ...moss, email: "theo.moss@example.com", firstName: "Theo" },
  bounced: {
    ...someone,
    email: "marek.dvorak@nowhere.example",
    firstName: "Marek",
    lastName: "Dvořák",
    home: "3 Ropewalk House, Stirling FK8 1AA",
    consents: false,
    identity: "none",
    submitted: false,
  },
  withdrawn: { ...someone, email: "withdrawn@example.com", firstName: "Otis", lastName: "Grant" },
} as const satisfies Readonly<Record<string, SeededPerson>>;
