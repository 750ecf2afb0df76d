import PostalMime, { type Attachment, type Email as ParsedEmail } from "postal-mime";
import { CAUSE_HEADER, type Cause, causeFrom, causeInReturnPath } from "./cause.ts";
import type { EmailFailure } from "./email-failure.ts";

/** What a mail server reports about an e-mail that it had accepted (RFC 3464). */
export type DeliveryReport =
  | { readonly kind: "failed"; readonly failure: EmailFailure }
  /** It is delayed, or was delivered: nothing to do. */
  | { readonly kind: "not-failed" }
  /** Not a report, or not about an e-mail of ours. */
  | { readonly kind: "unknown" };

const decoder = new TextDecoder();

const contentOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : decoder.decode(content);

/** Blocks of fields with an empty line between; a field may go on in the next line. */
const blocksOf = (text: string): readonly ReadonlyMap<string, string>[] =>
  text
    .replace(/\r\n/g, "\n")
    .replace(/\n[ \t]+/g, " ")
    .split(/\n\n+/)
    .map(
      (block) =>
        new Map(
          block.split("\n").flatMap((line) => {
            const [, name, value] = /^([!-9;-~]+):(.*)$/.exec(line) ?? [];
            return name !== undefined && value !== undefined ? [[name.toLowerCase(), value.trim()]] : [];
          }),
        ),
    );

const attachmentOf = ({ attachments }: ParsedEmail, ...types: readonly string[]): string | undefined => {
  const found = attachments.find(({ mimeType }) => types.includes(mimeType));
  return found && contentOf(found);
};

const STATUS = /^[245]\.\d{1,3}\.\d{1,3}\b/;

/** The status of a recipient whom it will never reach. */
const failedStatus = (fields: ReadonlyMap<string, string>): string | undefined => {
  const [status] = STATUS.exec(fields.get("status") ?? "") ?? [];
  const isFailed = fields.get("action")?.toLowerCase() === "failed";
  return isFailed && status?.startsWith("5.") ? status : undefined;
};

/** Where mail servers note to whom a report went. */
const RECIPIENT_HEADERS = ["to", "delivered-to", "x-original-to", "x-envelope-to"];

const causeOf = (report: ParsedEmail): Cause | undefined => {
  const recipients = report.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key));
  const byAddress = recipients.map(({ value }) => causeInReturnPath(value)).find(Boolean);
  if (byAddress) return byAddress;
  const returned = attachmentOf(report, "message/rfc822", "text/rfc822-headers", "message/rfc822-headers");
  const [headers] = blocksOf(returned ?? "");
  return causeFrom(headers?.get(CAUSE_HEADER.toLowerCase()) ?? "");
};

/** Without a status part nothing counts: anybody may write to the mailbox. */
export const readDeliveryReport = async (raw: Buffer): Promise<DeliveryReport> => {
  const report = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined);
  const statuses = report && attachmentOf(report, "message/delivery-status");
  const cause = report && causeOf(report);
  if (statuses === undefined || !cause) return { kind: "unknown" };
  const [, ...recipients] = blocksOf(statuses);
  const status = recipients.map(failedStatus).find(Boolean);
  return status ? { kind: "failed", failure: { ...cause, reason: status } } : { kind: "not-failed" };
};
