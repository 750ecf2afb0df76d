import { emailIssue, notOwnEmail } from "../rules/email.ts";
import { type Issue, issuesIn } from "../rules/issue.ts";
import { nameIssue } from "../rules/names.ts";
import type { NamedPerson } from "./new-application.ts";

/**
 * The broken rules of a guarantor who is named after the application was sent: `tenants`, `email`.
 *
 * @param emails of the tenants whose share is guaranteed
 */
export const namedGuarantorIssues = (
  { firstName, lastName, email }: NamedPerson,
  emails: readonly string[],
): Readonly<Record<string, Issue>> =>
  issuesIn({
    tenants: emails.length === 0 ? { code: "validation.required" } : undefined,
    firstName: nameIssue(firstName),
    lastName: nameIssue(lastName),
    email:
      emailIssue(email) ??
      emails
        .map((own) => notOwnEmail(own, "newApplication.validations.ownGuarantor")(email))
        .find((issue) => issue !== undefined),
  });
