/** The mail server will never take this e-mail: its address does not exist, or its content is refused. */
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

/** Refused by a policy rather than for the address: often our own mail server's setting, which somebody will mend. */
const BY_POLICY = /^5\.7\./;

/**
 * Only what is said about the recipient or the content lasts. A server that refuses our sender, our password or the
 * connection is not set up yet: the e-mail is worth another try.
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
