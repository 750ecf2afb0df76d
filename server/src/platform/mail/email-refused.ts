import { z } from "zod";

/** A permanent failure: the address does not exist, or the content is refused. */
export class EmailRefused extends Error {
  override readonly name = "EmailRefused";
  /** The code of the reply, like `550` or `550 5.1.1`; never its text, which may quote the address. */
  readonly reason: string;

  constructor(reason: string) {
    super(`The mail server refused an e-mail: ${reason}`);
    this.reason = reason;
  }
}

const smtpFailure = z.object({
  code: z.string().optional().catch(undefined),
  /** The command that was refused; `API`: nodemailer did not even send it. */
  command: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
});
type SmtpFailure = Partial<z.infer<typeof smtpFailure>>;

const failureOf = (cause: unknown): SmtpFailure => smtpFailure.safeParse(cause).data ?? {};

/** The recipient's server does not want this e-mail: RFC 3463 §3.8, or a word where there is no status. */
const BY_POLICY = /^5\.7\./;
const POLICY_WORDS = /polic(?:y|ies)|spam|block(?:ed|list)|black-?list|denylist|reputation/i;

/** Our own mail server does not take e-mails from this installation, which an operator can mend. */
const NOT_SET_UP = /^5\.7\.(?:3|8|9|11|14)$/;
const NOT_SET_UP_WORDS =
  /relay|authentication (?:is )?required|not (?:logged in|owned by user)|client host rejected: (?:access denied|cannot find)/i;

const POLICY = "refused by policy";

/**
 * Only refusals of the recipient or the content are permanent. A server that refuses the sender, the password
 * or the connection is not set up yet, so the job is retried.
 */
export const asRefused = (cause: unknown): EmailRefused | undefined => {
  const { code, command, responseCode, response = "" } = failureOf(cause);
  if (code === "EENVELOPE" && command === "API") return new EmailRefused("invalid address");
  if (command !== "RCPT TO" && command !== "DATA") return undefined;
  if (responseCode === undefined || responseCode < 500) return undefined;
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const isByPolicy = status === undefined ? POLICY_WORDS.test(response) : BY_POLICY.test(status);
  if (isByPolicy && (NOT_SET_UP.test(status ?? "") || NOT_SET_UP_WORDS.test(response))) return undefined;
  return new EmailRefused([responseCode, status, isByPolicy ? POLICY : undefined].filter(Boolean).join(" "));
};
