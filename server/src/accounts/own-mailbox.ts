import { notOwnEmail } from "@latchkey/domain/rules/email.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { canonicalAddress } from "./canonical-address.ts";

/**
 * The applicant's own address in another spelling of its host, which reaches the same mailbox.
 * @param code that of the rule for the same spelling, if it is not the general one
 */
export const ownMailboxIssue = (email: string, own: string, code?: string): Issue | undefined =>
  notOwnEmail(own, code)(canonicalAddress(email));
