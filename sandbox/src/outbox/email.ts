import PostalMime, { type Address, type Header, type Email as ParsedEmail } from "postal-mime";

/** The SMTP envelope, which need not match the headers. */
export interface Envelope {
  /** Empty for the null sender of a bounce. */
  readonly from: string;
  readonly to: readonly string[];
}

export interface StoredEmail {
  readonly id: string;
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  /** Chosen by the sender: a repeated e-mail has the same one. Empty without one. */
  readonly messageId: string;
  /** Time of arrival, ISO 8601. */
  readonly date: string;
  readonly text: string;
  /** null without an HTML part. */
  readonly html: string | null;
}

const ENVELOPE_TO = "X-Envelope-To";
const RETURN_PATH = "Return-Path";

/**
 * The e-mail with its envelope on top, as a mail server delivers it into a mailbox. `Return-Path` ends the block, so
 * headers of the e-mail itself, even with the same names, are never taken for the envelope.
 */
export const withEnvelope = (raw: Buffer, { from, to }: Envelope): Buffer => {
  const lines = [...to.map((address) => `${ENVELOPE_TO}: ${address}`), `${RETURN_PATH}: <${from}>`];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n`), raw]);
};

const isNamed = (name: string) => (header: Header) => header.key === name.toLowerCase();

const envelopeOf = (headers: readonly Header[]): Envelope => {
  const end = headers.findIndex(isNamed(RETURN_PATH));
  const recipients = headers.slice(0, Math.max(0, end)).filter(isNamed(ENVELOPE_TO));
  return {
    from: headers[end]?.value.replace(/^<|>$/g, "") ?? "",
    to: recipients.map(({ value }) => value),
  };
};

const addressText = (address: Address | undefined): string => {
  if (!address?.address) return address?.name ?? "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
};

const fromEmail = ({
  headers,
  from,
  subject,
  messageId,
  text,
  html,
}: ParsedEmail): Omit<StoredEmail, "id" | "date"> => {
  const envelope = envelopeOf(headers);
  return {
    to: envelope.to,
    from: addressText(from) || envelope.from,
    subject: subject ?? "",
    messageId: messageId ?? "",
    text: text ?? "",
    html: html ?? null,
  };
};

const unreadable = (stored: Buffer): Omit<StoredEmail, "id" | "date"> => ({
  to: [],
  from: "",
  subject: "(an e-mail that cannot be parsed)",
  messageId: "",
  text: stored.toString("utf8"),
  html: null,
});

export const parseEmail = async (
  stored: Buffer,
  { id, arrivedAt }: { readonly id: string; readonly arrivedAt: number },
): Promise<StoredEmail> => {
  const content = await PostalMime.parse(stored).then(fromEmail, () => unreadable(stored));
  return { id, date: new Date(arrivedAt).toISOString(), ...content };
};
