/** A group of fields in a delivery report: of the message, or of one recipient (RFC 3464 §2). */
export type ReportFields = ReadonlyMap<string, string>;

const fieldIn = (line: string): readonly (readonly [string, string])[] => {
  const [, name, value] = /^([!-9;-~]+)[ \t]*:(.*)$/.exec(line) ?? [];
  return name !== undefined && value !== undefined ? [[name.toLowerCase(), value.trim()]] : [];
};

/** Groups of fields separated by an empty line; a field may continue in the next line. */
export const groupsOf = (text: string): readonly ReportFields[] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n[ \t]+(?=\S)/g, " ")
    .split(/\n[ \t]*\n/)
    .map((group) => new Map(group.split("\n").flatMap(fieldIn)));

const STATUS = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const REPLY = /\b[45]\d\d\b/;

/** The first code of a mail server; never its text, which may quote the address. */
export const codeIn = (...texts: readonly (string | undefined)[]): string | undefined => {
  const found = (code: RegExp) => texts.map((text) => code.exec(text ?? "")?.[0]).find(Boolean);
  return found(STATUS) ?? found(REPLY);
};

const actionIn = (fields: ReportFields): string | undefined =>
  /^[a-z]+/.exec(fields.get("action")?.toLowerCase() ?? "")?.[0];

/** The reply in the text of a report, where other numbers stand too: versions, times, addresses. */
export const replyIn = (text: string): string | undefined => {
  const [, reply, status] = /\b(5[0-5]\d)[ -](?:#?(5\.\d{1,3}\.\d{1,3})\b)?/.exec(text) ?? [];
  return status ?? reply;
};

const ABOUT_RECIPIENT = ["final-recipient", "original-recipient", "status", "reporting-mta"];

export const isOfRecipient = (fields: ReportFields): boolean =>
  fields.has("action") || (fields.has("final-recipient") && fields.has("status"));

/** Outside of a report's own part, a text may have a line that looks like one field. */
export const isSurelyOfRecipient = (fields: ReportFields): boolean =>
  (fields.has("action") && ABOUT_RECIPIENT.some((name) => fields.has(name))) ||
  (fields.has("final-recipient") && fields.has("status"));

export type RecipientOutcome = "failed" | "passing" | "unclear";

const FAILED = [
  "failed",
  "failure",
  "fail",
  "expired",
  "undeliverable",
  "undelivered",
  "bounced",
  "rejected",
];
const PASSING = ["delayed", "delivered", "relayed", "expanded", "deliverable"];

/**
 * The action decides (RFC 3464 §2.3.3): a server that has given up reports the status of its last attempt, which may
 * be that of a delay. Without an action that is known, only the status of a permanent failure is clear.
 */
export const outcomeOf = (fields: ReportFields): RecipientOutcome => {
  const action = actionIn(fields);
  if (action !== undefined && FAILED.includes(action)) return "failed";
  if (action !== undefined && PASSING.includes(action)) return "passing";
  return codeIn(fields.get("status"))?.startsWith("5") ? "failed" : "unclear";
};
