import { isObject } from "../rules/objects.ts";

/** Tells whether a report is the one that was sealed. Runs without the internet, in a browser and in Node. */

export interface ReportTools {
  /** Ed25519. */
  readonly isSigned: (signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array) => Promise<boolean>;
  /** @returns hex */
  readonly sha256: (content: Uint8Array) => Promise<string>;
  /** From base64url without padding. */
  readonly bytesOf: (text: string) => Uint8Array;
  readonly base64urlOf: (bytes: Uint8Array) => string;
  /** UTF-8. */
  readonly encode: (text: string) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
}

/** As at `REPORT_KEYS_PATH`: `kid` and the coordinate of each key. */
export interface PublicKeys {
  readonly keys: readonly { readonly kid: string; readonly x: string }[];
}

export interface SealedReport {
  readonly version: number;
  readonly edition: string;
  readonly provider: string;
  readonly madeAt: string;
  readonly about: string;
  readonly home: string;
  readonly label: string;
  readonly validUntil: string | null;
  readonly pdfSha256: string;
}

export type ReportVerdict =
  | {
      readonly state: "genuine";
      readonly keyId: string;
      readonly report: SealedReport;
      readonly hasPdf: boolean;
    }
  /** The JSON is what was sealed, and the PDF is not. */
  | { readonly state: "other_pdf"; readonly keyId: string; readonly report: SealedReport }
  | { readonly state: "changed"; readonly keyId: string }
  | { readonly state: "unknown_key"; readonly keyId: string }
  | { readonly state: "unreadable" };

const BASE64URL = /^[A-Za-z0-9_-]*$/;

/** @returns undefined for other signs: a decoder that skips them would let two texts mean the same */
const bytesIn = (text: unknown, { bytesOf, base64urlOf }: ReportTools): Uint8Array | undefined => {
  if (typeof text !== "string" || !BASE64URL.test(text) || text.length % 4 === 1) return undefined;
  const bytes = bytesOf(text);
  return base64urlOf(bytes) === text ? bytes : undefined;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const parsedPart = (part: unknown, tools: ReportTools): unknown => {
  const bytes = bytesIn(part, tools);
  return bytes && parse(tools.decode(bytes));
};

const isText = (value: unknown): value is string => typeof value === "string";

const namesIn = (people: unknown): string =>
  (Array.isArray(people) ? people : [])
    .flatMap((person) => (isObject(person) && isText(person.name) ? [person.name] : []))
    .join(", ");

const reportIn = (payload: unknown): SealedReport | undefined => {
  if (!isObject(payload) || !isObject(payload.report) || !isObject(payload.pdf)) return undefined;
  const { version, edition, provider, madeAt, report, pdf } = payload;
  const { home, label, validUntil, people } = report;
  if (typeof version !== "number" || !isText(edition) || !isText(provider) || !isText(madeAt))
    return undefined;
  if (!isObject(home) || !isText(home.address) || !isText(label) || !isText(pdf.sha256)) return undefined;
  return {
    version,
    edition,
    provider,
    madeAt,
    about: namesIn(people),
    home: home.address,
    label,
    validUntil: isText(validUntil) ? validUntil : null,
    pdfSha256: pdf.sha256,
  };
};

const SIGNED_PARTS = ["payload", "protected", "signature"];

/** A member beside them would not be signed, and could be taken for a part of the report. */
const hasOnlySignedParts = (signed: Readonly<Record<string, unknown>>): boolean =>
  Object.keys(signed).every((name) => SIGNED_PARTS.includes(name));

export interface ReportFiles {
  /** The text of the JSON file. */
  readonly json: string;
  /** undefined: only the JSON is at hand. */
  readonly pdf: Uint8Array | undefined;
}

export const verifyReport = async (
  { json, pdf }: ReportFiles,
  { keys }: PublicKeys,
  tools: ReportTools,
): Promise<ReportVerdict> => {
  const signed = parse(json);
  if (!isObject(signed) || !isText(signed.payload) || !isText(signed.protected))
    return { state: "unreadable" };
  const head = parsedPart(signed.protected, tools);
  if (!isObject(head) || head.alg !== "EdDSA" || !isText(head.kid)) return { state: "unreadable" };
  const keyId = head.kid;
  const publicKey = bytesIn(keys.find(({ kid }) => kid === keyId)?.x, tools);
  if (!publicKey) return { state: "unknown_key", keyId };
  const signature = bytesIn(signed.signature, tools);
  const message = tools.encode(`${signed.protected}.${signed.payload}`);
  const isWhole =
    signature !== undefined &&
    hasOnlySignedParts(signed) &&
    (await tools.isSigned(signature, message, publicKey));
  const report = isWhole ? reportIn(parsedPart(signed.payload, tools)) : undefined;
  if (!report) return { state: "changed", keyId };
  if (pdf && (await tools.sha256(pdf)) !== report.pdfSha256) return { state: "other_pdf", keyId, report };
  return { state: "genuine", keyId, report, hasPdf: pdf !== undefined };
};
