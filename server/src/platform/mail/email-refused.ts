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

/** A policy refusal is often a wrong setting of our own mail server, and so temporary. */
const BY_POLICY = /^5\.7\./;

/**
 * Only refusals of the recipient or the content are permanent. A server that refuses the sender, the password
 * or the connection is not set up yet, so the job is retried.
 */
export const asRefused = (cause: unknown): EmailRefused | undefined => {
  const { code, command, responseCode, response } = failureOf(cause);
  if (code === "EENVELOPE" && command === "API") return new EmailRefused("invalid address");
  if (command !== "RCPT TO" && command !== "DATA") return undefined;
  if (responseCode === undefined || responseCode < 500) return undefined;
  const [, status] = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? "") ?? [];
  if (status && BY_POLICY.test(status)) return undefined;
  return new EmailRefused(status ? `${responseCode} ${status}` : String(responseCode));
};
