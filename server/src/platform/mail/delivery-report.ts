import PostalMime, { type Attachment, type Email as ParsedEmail } from "postal-mime";
import type { Keyring } from "../keys/keyring.ts";
import { CAUSE_HEADER, type Cause, causeFrom, causeInReturnPath } from "./cause.ts";
import type { EmailFailure } from "./email-failure.ts";
import {
  codeIn,
  groupsOf,
  isOfRecipient,
  isSurelyOfRecipient,
  outcomeOf,
  type ReportFields,
  replyIn,
} from "./report-fields.ts";

/** A bounce (RFC 3464). */
export type DeliveryReport =
  | { readonly kind: "failed"; readonly failure: EmailFailure }
  /** Delayed or delivered. */
  | { readonly kind: "not-failed" }
  /** No report, about no e-mail of ours, or unclear. */
  | { readonly kind: "unknown" };

const decoder = new TextDecoder();

const contentOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : decoder.decode(content);

const attachmentOf = ({ attachments }: ParsedEmail, ...types: readonly string[]): string | undefined => {
  const found = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  return found && contentOf(found);
};

const RECIPIENT_HEADERS = ["to", "delivered-to", "x-original-to", "x-envelope-to"];

const RETURNED = [
  ...["message/rfc822", "text/rfc822-headers", "message/rfc822-headers"],
  // With addresses beyond ASCII (RFC 6533).
  ...["message/global", "message/global-headers"],
];
const STATUSES = ["message/delivery-status", "message/global-delivery-status"];

interface Report {
  readonly parsed: ParsedEmail;
  readonly raw: string;
}

const QUOTED_CAUSE = new RegExp(`^[> \\t]*${CAUSE_HEADER}[ \\t]*:\\s*(\\S+)`, "gim");

const causeOf = (keyring: Keyring, { parsed, raw }: Report): Cause | undefined => {
  const recipients = parsed.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key));
  const byAddress = recipients.map(({ value }) => causeInReturnPath(keyring, value)).find(Boolean);
  if (byAddress) return byAddress;
  const [headers] = groupsOf(attachmentOf(parsed, ...RETURNED) ?? "");
  const quoted = [...`${parsed.text ?? ""}\n${raw}`.matchAll(QUOTED_CAUSE)].map(([, text]) => text);
  return [headers?.get(CAUSE_HEADER.toLowerCase()), ...quoted]
    .map((text) => causeFrom(keyring, text ?? ""))
    .find(Boolean);
};

/** Some servers declare the report as something else, or leave out the parts' types. */
const recipientsIn = ({ parsed, raw }: Report): readonly ReportFields[] => {
  const declared = groupsOf(attachmentOf(parsed, ...STATUSES) ?? "").filter(isOfRecipient);
  return declared.length > 0 ? declared : groupsOf(raw).filter(isSurelyOfRecipient);
};

/** Exim and Gmail name the recipient who was not reached in a header of the report. */
const hasFailedRecipient = ({ parsed }: Report): boolean =>
  parsed.headers.some(({ key }) => key === "x-failed-recipients") &&
  !/delay|warning/i.test(parsed.subject ?? "");

/** qmail's format, which tells of failures only: https://cr.yp.to/proto/qsbmf.txt */
const isFromQmail = ({ parsed }: Report): boolean =>
  /^Hi\. This is the /.test(parsed.text?.trimStart() ?? "") && /^<\S*>:\s*$/m.test(parsed.text ?? "");

const failureIn = (report: Report): { readonly reason: string } | "none" | undefined => {
  const recipients = recipientsIn(report);
  const failed = recipients.find((fields) => outcomeOf(fields) === "failed");
  if (failed) return { reason: codeIn(failed.get("status"), failed.get("diagnostic-code")) ?? "failed" };
  if (recipients.length > 0) {
    return recipients.every((fields) => outcomeOf(fields) === "passing") ? "none" : undefined;
  }
  if (!hasFailedRecipient(report) && !isFromQmail(report)) return undefined;
  return { reason: replyIn(report.parsed.text ?? "") ?? "failed" };
};

/** Requires a signed cause, because the mailbox is open to every sender. */
export const readDeliveryReport = async (keyring: Keyring, raw: Buffer): Promise<DeliveryReport> => {
  const text = raw.toString("latin1");
  // An old Mac ends its lines with a carriage return alone.
  const lines = text.includes("\n") ? raw : Buffer.from(text.replaceAll("\r", "\n"), "latin1");
  const parsed = await PostalMime.parse(lines, { forceRfc822Attachments: true }).catch(() => undefined);
  const report = parsed && { parsed, raw: lines.toString("latin1") };
  const cause = report && causeOf(keyring, report);
  const failure = cause && failureIn(report);
  if (!failure) return { kind: "unknown" };
  return failure === "none" ? { kind: "not-failed" } : { kind: "failed", failure: { ...cause, ...failure } };
};
