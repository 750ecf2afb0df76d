import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Keyring } from "../keys/keyring.ts";

/**
 * A form with an S3 POST policy signed by us (Signature V4), which both our own receiver and S3-compatible
 * stores understand.
 */

export interface UploadPolicy {
  readonly url: string;
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
  /** epoch seconds */
  readonly expiresAt: number;
}

export interface SignedForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

const BUCKET = "latchkey";
const REGION = "local";
const ALGORITHM = "AWS4-HMAC-SHA256";
export const POLICY_SECONDS = 600;

const compact = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().replace(/[-:]|\.\d{3}/g, "")}`;

const sign = (secret: string, date: string, content: string): string => {
  const step = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  const signing = step(step(step(step(`AWS4${secret}`, date), REGION), "s3"), "aws4_request");
  return step(signing, content).toString("hex");
};

const conditionsOf = ({ key, contentType, maxBytes }: UploadPolicy, credential: string, date: string) => [
  { bucket: BUCKET },
  ["eq", "$key", key],
  ["eq", "$Content-Type", contentType],
  ["content-length-range", 1, maxBytes],
  { success_action_status: "204" },
  { "x-amz-algorithm": ALGORITHM },
  { "x-amz-credential": credential },
  { "x-amz-date": date },
];

export const signUpload = (keyring: Keyring, policy: UploadPolicy, nowSeconds: number): SignedForm => {
  const { id, key: secret } = keyring.current("upload-policy");
  const date = compact(nowSeconds);
  const day = date.slice(0, 8);
  const credential = `${id}/${day}/${REGION}/s3/aws4_request`;
  const document = {
    expiration: new Date(policy.expiresAt * 1000).toISOString(),
    conditions: conditionsOf(policy, credential, date),
  };
  const encoded = Buffer.from(JSON.stringify(document)).toString("base64");
  return {
    url: policy.url,
    fields: {
      key: policy.key,
      "Content-Type": policy.contentType,
      success_action_status: "204",
      "x-amz-algorithm": ALGORITHM,
      "x-amz-credential": credential,
      "x-amz-date": date,
      policy: encoded,
      "x-amz-signature": sign(secret.toString("hex"), day, encoded),
    },
  };
};

const policyDocument = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(
    z.union([z.record(z.string(), z.string()), z.array(z.union([z.string(), z.number()]))]),
  ),
});
type PolicyDocument = z.infer<typeof policyDocument>;

export type PolicyRefusal = "malformed" | "signature" | "expired" | "fields";

const sameText = (one: string, other: string): boolean => {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const isGenuine = (keyring: Keyring, fields: ReadonlyMap<string, string>): boolean => {
  const [id, day] = (fields.get("x-amz-credential") ?? "").split("/");
  const secret = id === undefined ? undefined : keyring.byId("upload-policy", id);
  const policy = fields.get("policy");
  if (!secret || !day || policy === undefined) return false;
  return sameText(sign(secret.toString("hex"), day, policy), fields.get("x-amz-signature") ?? "");
};

const parsePolicy = (text: string): PolicyDocument | undefined => {
  try {
    return policyDocument.parse(JSON.parse(Buffer.from(text, "base64").toString("utf8")));
  } catch {
    return undefined;
  }
};

const fieldsMatch = ({ conditions }: PolicyDocument, fields: ReadonlyMap<string, string>): boolean => {
  const expected = new Map<string, string>();
  for (const condition of conditions) {
    if (!Array.isArray(condition)) {
      for (const [name, value] of Object.entries(condition)) expected.set(name.toLowerCase(), value);
    } else if (condition[0] === "eq") {
      expected.set(String(condition[1]).slice(1).toLowerCase(), String(condition[2]));
    }
  }
  expected.delete("bucket");
  const given = [...fields].filter(([name]) => name !== "policy" && name !== "x-amz-signature");
  return given.length === expected.size && given.every(([name, value]) => expected.get(name) === value);
};

const maxBytesOf = ({ conditions }: PolicyDocument): number => {
  const range = conditions.find(
    (condition) => Array.isArray(condition) && condition[0] === "content-length-range",
  );
  return Array.isArray(range) ? Number(range[2]) : 0;
};

export interface VerifiedUpload {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
}

/** @param fields names in lower case; forms with repeated fields were rejected before */
export const verifyUpload = (
  keyring: Keyring,
  fields: ReadonlyMap<string, string>,
  nowSeconds: number,
): VerifiedUpload | { readonly refused: PolicyRefusal } => {
  if (!isGenuine(keyring, fields)) return { refused: "signature" };
  const policy = parsePolicy(fields.get("policy") ?? "");
  if (!policy) return { refused: "malformed" };
  if (Date.parse(policy.expiration) / 1000 <= nowSeconds) return { refused: "expired" };
  if (!fieldsMatch(policy, fields)) return { refused: "fields" };
  return {
    key: fields.get("key") ?? "",
    contentType: fields.get("content-type") ?? "",
    maxBytes: maxBytesOf(policy),
  };
};
