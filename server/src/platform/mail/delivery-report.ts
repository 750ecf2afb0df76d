import PostalMime, { type Attachment, type Email as ParsedEmail } from "postal-mime";
import type { Keyring } from "../keys/keyring.ts";
import { CAUSE_HEADER, type Cause, causeFrom, causeInReturnPath } from "./cause.ts";
import type { EmailFailure } from "./email-failure.ts";

/** A bounce (RFC 3464). */
export type DeliveryReport =
  | { readonly kind: "failed"; readonly failure: EmailFailure }
  /** Delayed or delivered. */
  | { readonly kind: "not-failed" }
  /** No report, or about no e-mail of ours. */
  | { readonly kind: "unknown" };

const decoder = new TextDecoder();

const contentOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : decoder.decode(content);

/** Blocks of fields separated by an empty line; a field may continue in the next line. */
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
  const found = attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  return found && contentOf(found);
};

const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const REPLY = /\b[45]\d\d\b/;

/** undefined: the block is about no recipient. A comment may follow the word. */
const actionIn = (fields: ReadonlyMap<string, string>): string | undefined =>
  /^[a-z]+/.exec(fields.get("action")?.toLowerCase() ?? "")?.[0];

/**
 * The action decides (RFC 3464 §2.3.3): a server that has given up reports the status of its last attempt,
 * which may be that of a delay.
 */
const reasonOfFailure = (fields: ReadonlyMap<string, string>): string | undefined => {
  if (actionIn(fields) !== "failed") return undefined;
  const diagnostic = fields.get("diagnostic-code") ?? "";
  const [reason] =
    STATUS.exec(fields.get("status") ?? "") ?? STATUS.exec(diagnostic) ?? REPLY.exec(diagnostic) ?? [];
  return reason ?? "failed";
};

const RECIPIENT_HEADERS = ["to", "delivered-to", "x-original-to", "x-envelope-to"];

const RETURNED = [
  ...["message/rfc822", "text/rfc822-headers", "message/rfc822-headers"],
  // With addresses beyond ASCII (RFC 6533).
  ...["message/global", "message/global-headers"],
];
const STATUSES = ["message/delivery-status", "message/global-delivery-status"];

const causeOf = (keyring: Keyring, report: ParsedEmail): Cause | undefined => {
  const recipients = report.headers.filter(({ key }) => RECIPIENT_HEADERS.includes(key));
  const byAddress = recipients.map(({ value }) => causeInReturnPath(keyring, value)).find(Boolean);
  if (byAddress) return byAddress;
  const [headers] = blocksOf(attachmentOf(report, ...RETURNED) ?? "");
  return causeFrom(keyring, headers?.get(CAUSE_HEADER.toLowerCase()) ?? "");
};

/**
 * Requires a status part and a signed cause, because the mailbox is open to every sender. Some servers put a
 * recipient's fields into the block of the message, so every block may be a recipient's.
 */
export const readDeliveryReport = async (keyring: Keyring, raw: Buffer): Promise<DeliveryReport> => {
  const report = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => undefined);
  const statuses = report && attachmentOf(report, ...STATUSES);
  const cause = report && causeOf(keyring, report);
  if (statuses === undefined || !cause) return { kind: "unknown" };
  const recipients = blocksOf(statuses).filter((fields) => actionIn(fields) !== undefined);
  if (recipients.length === 0) return { kind: "unknown" };
  const reason = recipients.map(reasonOfFailure).find(Boolean);
  return reason ? { kind: "failed", failure: { ...cause, reason } } : { kind: "not-failed" };
};
