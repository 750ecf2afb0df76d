import { emailIssue } from "../rules/email.ts";
import { firstIssue, type Issue, issuesIn, optional } from "../rules/issue.ts";
import { lineIssue } from "../rules/line.ts";
import { dayOfMoment } from "../rules/moment.ts";
import { phoneFormat } from "../rules/phone.ts";
import { oneOf, required } from "../rules/plain.ts";
import { plainText } from "../rules/plain-text.ts";

/** A telephone call or an e-mail of a reviewer to a referee. A record is corrected by another one. */

export const callChannels = ["PHONE", "EMAIL"] as const;
export type CallChannel = (typeof callChannels)[number];

/** Origins of the number or address. */
export const contactSources = ["WEBSITE", "PUBLIC_REGISTER", "DIRECTORY", "APPLICANT", "OTHER"] as const;
export type ContactSource = (typeof contactSources)[number];

export const LONGEST_SAID = 2000;

/** A contact that the applicant gave does not show that the referee is who they say. */
export const isIndependent = (source: ContactSource): boolean => source !== "APPLICANT";

export interface GivenCall {
  readonly channel: string;
  /** In London, such as `2026-11-29T14:05`. */
  readonly calledAt: string;
  readonly contact: string;
  readonly source: string;
  readonly sourceNote: string;
  /** null: not chosen. */
  readonly isReached: boolean | null;
  /** A role; a name is not needed. */
  readonly spokeTo: string;
  readonly said: string;
}

export const momentIssue = (calledAt: string, now: string): Issue | undefined => {
  if (dayOfMoment(calledAt) === "") {
    return { code: calledAt === "" || calledAt === "T" ? "validation.required" : "validation.date.invalid" };
  }
  return calledAt > now ? { code: "validation.date.future" } : undefined;
};

const contactIssue = ({ channel, contact }: GivenCall): Issue | undefined =>
  channel === "EMAIL" ? emailIssue(contact) : firstIssue<string>(required(), phoneFormat())(contact);

const saidIssue = ({ isReached, said }: GivenCall): Issue | undefined =>
  (isReached ? required()(said.trim()) : undefined) ?? plainText(LONGEST_SAID)(said.trim());

/** @param now the minute in London, before which the call was */
export const callIssues = (given: GivenCall, now: string): Readonly<Record<string, Issue>> =>
  issuesIn({
    channel: oneOf(callChannels)(given.channel),
    calledAt: momentIssue(given.calledAt, now),
    contact: contactIssue(given),
    source: oneOf(contactSources)(given.source),
    sourceNote:
      given.source === "OTHER" ? lineIssue(given.sourceNote) : optional(lineIssue)(given.sourceNote),
    isReached: given.isReached === null ? { code: "validation.please_select_an_option" } : undefined,
    spokeTo: given.isReached ? lineIssue(given.spokeTo) : optional(lineIssue)(given.spokeTo),
    said: saidIssue(given),
  });
