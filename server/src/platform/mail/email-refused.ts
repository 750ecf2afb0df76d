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

interface SmtpFailure {
  readonly code: string | undefined;
  /** The command that was refused; `API`: nodemailer did not even send it. */
  readonly command: string | undefined;
  readonly responseCode: number | undefined;
  readonly response: string | undefined;
}

const failureOf = (cause: unknown): SmtpFailure => {
  const { code, command, responseCode, response } = (cause ?? {}) as Partial<
    Record<keyof SmtpFailure, unknown>
  >;
  return {
    code: typeof code === "string" ? code : undefined,
    command: typeof command === "string" ? command : undefined,
    responseCode: typeof responseCode === "number" ? responseCode : undefined,
    response: typeof response === "string" ? response : undefined,
  };
};

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
