import { REMINDER_DAYS } from "@latchkey/domain/references/states.ts";
import { homeCourses } from "@latchkey/domain/review/home-course.ts";
import type { UsedOutside } from "@latchkey/domain/review/outside-result.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { newBrowserEmail } from "../src/accounts/new-browser-email.ts";
import { signInEmail } from "../src/accounts/sign-in-email.ts";
import { invitationEmail } from "../src/applications/invitation-email.ts";
import { turnEmail } from "../src/applications/turn-email.ts";
import { decisionEmail } from "../src/decisions/decision-email.ts";
import { reopenedEmail } from "../src/decisions/reopening/reopened-email.ts";
import { quarantineEmail } from "../src/documents/quarantine-email.ts";
import { dashboardOf } from "../src/parties/addressee.ts";
import { guaranteeChangedEmail } from "../src/parties/guarantee-changed-email.ts";
import { guarantorGoneEmail } from "../src/parties/guarantor-gone-email.ts";
import type { Email, Sender } from "../src/platform/mail/email.ts";
import { referenceReminderEmail } from "../src/references/emails/reference-reminder-email.ts";
import { referenceRequestEmail } from "../src/references/emails/reference-request-email.ts";
import { weighingEmail } from "../src/references/emails/weighing-email.ts";
import { moreNeededEmail } from "../src/review/more-needed-email.ts";
import { submissionEmail } from "../src/sections/submission-email.ts";

const ID = "5f0c1d2e-3b4a-4c5d-8e6f-7a8b9c0d1e2f";
const SECRET = "k3Jx9QmZt7WbR2nVc8YpL5sHd4GfA6uE1oTiKqNwMzB";

interface Installation {
  readonly publicUrl: URL;
  readonly sender: Sender;
}

const creditFile: UsedOutside = {
  id: 1,
  kind: "CREDIT_FILE",
  title: null,
  provider: "Experian",
  madeOn: "2026-03-03",
  ccjs: 1,
  insolvency: "none",
  verdict: "counts_against",
  isTooOld: false,
};
const otherScreening: UsedOutside = {
  ...creditFile,
  kind: "OTHER_SCREENING",
  title: "Sanctions lists",
  ccjs: null,
  insolvency: null,
};

const sources = [creditFile, otherScreening];

const plain = { hasConditions: false, homeCourse: null, sources: [], asksRightToRent: false };

/** Every e-mail of the product, with the people of the designs. */
export const sampleEmails = (
  language: Language,
  { publicUrl, sender }: Installation,
): Readonly<Record<string, Email>> => {
  const { provider, supportEmail } = sender;
  const at = (path: string) => new URL(path, publicUrl).href;
  const href = dashboardOf(publicUrl, ID);
  const person = { language, provider, href, firstName: "Amara", home: "14 Alder Row, Leeds LS6 2QB" };
  const invitation = {
    ...person,
    publicUrl,
    supportEmail,
    agency: "Harbour Street Homes",
    role: "tenant",
    others: ["Lukas", "Sam"],
    moveIn: "2026-04-01",
    invitedOn: "2026-03-09",
    asksFor: { income: true, homes: true },
  } as const;
  const reference = {
    language,
    provider,
    href: at(`/rental-reference/${ID}#k=${SECRET}`),
    referee: { name: "Joanne Pryce", email: "office@harbourstreet.example", type: "LANDLORD" },
    tenant: { firstName: "Amara", lastName: "Okafor" },
    about: { kind: "rental", home: "Flat 3, 27 Harbour Street, Leeds", since: "2024-08-12" },
    namedOn: "2026-03-10",
    validUntil: "2026-04-10",
  } as const;
  const ofEmployer = {
    ...reference,
    href: at(`/employment-reference/${ID}#k=${SECRET}`),
    referee: { name: "Ellen Marsh", email: "payroll@brightwater.example", type: "EMPLOYER_OR_HR" },
    about: { kind: "employment", company: "Brightwater Bakery" },
  } as const;
  const reminders = REMINDER_DAYS.map((_day, index) =>
    referenceReminderEmail({
      ...reference,
      askedOn: "2026-03-11",
      number: index + 1,
      nextOn: ["2026-03-16", "2026-03-20"][index],
    }),
  );
  const [first, second, last] = reminders as [Email, Email, Email];
  const bankStatement = {
    what: `A bank statement for March (${language})`,
    why: "The one you sent does not show your income",
  };
  const decision = {
    ...person,
    decidedOn: "2026-03-17",
    contestUntil: "2026-03-31",
    policyVersion: 6,
    ...plain,
    role: "tenant" as const,
  };
  const turn = {
    ...person,
    agency: "Harbour Street Homes",
    endsOn: "2026-05-11",
    resendDays: 30,
  };
  return {
    "sign-in": signInEmail({ language, provider, minutes: 10, href: at(`/otl?link#t=${SECRET}`) }),
    "new-browser": newBrowserEmail({
      language,
      sender,
      at: new Date("2026-03-12T09:02:00Z"),
      href: at("/logout?everywhere"),
    }),
    quarantine: quarantineEmail(person),
    submission: submissionEmail(person),
    "looked at again": reopenedEmail(person),
    "waits for the applicant": turnEmail({ ...turn, act: "remind" }),
    "ends soon": turnEmail({ ...turn, act: "warn" }),
    "has ended": turnEmail({ ...turn, act: "expire" }),
    "guarantee changed": guaranteeChangedEmail({ ...person, isStillAsked: true }),
    "guarantee not asked any more": guaranteeChangedEmail({ ...person, isStillAsked: false }),
    "guarantor has not finished": guarantorGoneEmail({
      ...person,
      guarantor: "Margaret Hollis",
      hasExpired: true,
    }),
    "guarantor has left, without a name": guarantorGoneEmail({ ...person, guarantor: "", hasExpired: false }),
    invitation: invitationEmail(invitation),
    "invitation of a guarantor": invitationEmail({
      ...invitation,
      role: "guarantor",
      firstName: "",
      asksFor: { income: true, homes: false },
    }),
    "reference-request": referenceRequestEmail(reference),
    "reference-request to an agent": referenceRequestEmail({
      ...reference,
      referee: { ...reference.referee, type: "AGENT" },
    }),
    "reference-request to an employer": referenceRequestEmail(ofEmployer),
    "reference-request to an accountant": referenceRequestEmail({
      ...ofEmployer,
      referee: { ...ofEmployer.referee, type: "ACCOUNTANT" },
      about: { kind: "accountant", company: "Okafor Photography" },
    }),
    "reminder to an employer": referenceReminderEmail({
      ...ofEmployer,
      askedOn: "2026-03-11",
      number: 1,
      nextOn: "2026-03-16",
    }),
    "reminder 1": first,
    "reminder 2": second,
    "reminder 3": last,
    "more-needed": moreNeededEmail({ ...person, items: [bankStatement], hasNote: true, dueOn: "2026-03-26" }),
    "more-needed, two things": moreNeededEmail({
      ...person,
      items: [bankStatement, { what: `Your passport (${language})`, why: "The picture is blurred" }],
      hasNote: false,
    }),
    "reply to a reference": weighingEmail(person),
    "decision, accepted": decisionEmail({ ...decision, outcome: "accepted" }),
    ...Object.fromEntries(
      (["open", ...homeCourses] as const).map((homeCourse) => [
        `decision, accepted, the home: ${homeCourse}`,
        decisionEmail({ ...decision, outcome: "accepted", homeCourse }),
      ]),
    ),
    "decision, guarantor accepted, the home ends": decisionEmail({
      ...decision,
      role: "guarantor",
      outcome: "accepted",
      homeCourse: "end",
    }),
    "decision, with conditions": decisionEmail({ ...decision, outcome: "accepted", hasConditions: true }),
    "decision, with a guarantor": decisionEmail({ ...decision, outcome: "accepted_with_guarantor" }),
    "decision, declined": decisionEmail({ ...decision, outcome: "declined" }),
    "decision, declined by outside results": decisionEmail({ ...decision, outcome: "declined", sources }),
    "decision, guarantor accepted": decisionEmail({ ...decision, role: "guarantor", outcome: "accepted" }),
    "decision, guarantor declined": decisionEmail({ ...decision, role: "guarantor", outcome: "declined" }),
  };
};
