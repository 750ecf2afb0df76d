import { notOwnEmail } from "@latchkey/domain/rules/email.ts";
import type { Issue } from "@latchkey/domain/rules/issue.ts";
import { canonicalAddress } from "./canonical-address.ts";

/** The applicant's own address in another spelling of its host, which reaches the same mailbox. */
export const ownMailboxIssue = (email: string, own: string): Issue | undefined =>
  notOwnEmail(own)(canonicalAddress(email));
