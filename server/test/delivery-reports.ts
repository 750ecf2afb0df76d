/** Reports of failed deliveries, as mail servers send them (RFC 3464). */

interface Report {
  /** The mailbox that it goes to. */
  readonly to?: string;
  /** The blocks of recipients. */
  readonly recipients?: readonly string[];
  /** The header of the returned e-mail that names its cause. */
  readonly cause?: string | undefined;
  readonly returnedAs?: "message/rfc822" | "text/rfc822-headers" | "message/global-headers";
}

export const failed = (status = "5.1.1"): string =>
  [
    "Final-Recipient: rfc822; amara@example.com",
    "Action: failed",
    `Status: ${status}`,
    `Diagnostic-Code: smtp; 550 ${status} <amara@example.com>: User`,
    " unknown",
  ].join("\r\n");

export const deliveryReport = ({
  to = "help@quillfield.example",
  recipients = [failed()],
  cause,
  returnedAs = "message/rfc822",
}: Report): Buffer =>
  Buffer.from(
    [
      "Return-Path: <>",
      "From: MAILER-DAEMON@mx.example",
      `To: ${to}`,
      "Subject: Undelivered Mail Returned to Sender",
      "MIME-Version: 1.0",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      "",
      "--b",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Your message could not be delivered.",
      "--b",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mx.example",
      "",
      recipients.join("\r\n\r\n"),
      "",
      "--b",
      `Content-Type: ${returnedAs}`,
      "",
      "From: Quillfield <help@quillfield.example>",
      ...(cause === undefined ? [] : [`X-Latchkey-Email: ${cause}`]),
      "Subject: An e-mail",
      "",
      "Hello",
      "--b--",
      "",
    ].join("\r\n"),
  );
