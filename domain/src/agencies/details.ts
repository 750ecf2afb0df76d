import { emailFormat } from "../rules/email.ts";
import { firstIssue, type Issue, issuesIn, optional, type Rule } from "../rules/issue.ts";
import { lineIssue, trimmed } from "../rules/line.ts";
import { phoneFormat } from "../rules/phone.ts";
import { maxLength, oneOf, pattern } from "../rules/plain.ts";
import { languages } from "../vocabulary/languages.ts";

/** Empty: not known. */
export interface AgencyDetails {
  /** The name that people see. */
  readonly name: string;
  readonly registeredName: string;
  readonly phone: string;
  readonly website: string;
  readonly replyEmail: string;
  /** The language of e-mails, where an application chooses none. */
  readonly language: string;
}

const LONGEST_LINK = 200;

/** Only a host with a dot, so that no link leads to a machine of the provider's network by its short name. */
const HTTPS =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}(?:\/[\w.~%/?#&=+:,;@!$'()*-]*)?$/i;

const linkIssue: Rule<string> = trimmed(
  firstIssue<string>(maxLength(LONGEST_LINK), pattern(HTTPS, "agency.validations.website")),
);

export const NAME_TAKEN: Issue = { code: "agency.validations.nameTaken" };

export const OWN_NAME: Issue = { code: "agency.validations.ownName" };

export const agencyNameIssues = (name: string): Readonly<Record<string, Issue>> =>
  issuesIn({ name: lineIssue(name) });

export const agencyDetailsIssues = (given: AgencyDetails): Readonly<Record<string, Issue>> =>
  issuesIn({
    name: lineIssue(given.name),
    registeredName: optional(lineIssue)(given.registeredName),
    phone: optional(phoneFormat())(given.phone),
    website: optional(linkIssue)(given.website),
    replyEmail: optional(emailFormat())(given.replyEmail),
    language: optional(oneOf(languages))(given.language),
  });
