import { createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import { type NamedKey, namedKeys } from "../platform/keys/named-keys.ts";

/** Keys of reports: Ed25519, apart from the keys of data, so that a reader can tell what was signed by which. */

const SEED_BYTES = 32;
/** The beginning of a PKCS #8 private key of Ed25519 (RFC 8410); the seed follows. */
const PKCS8_HEAD = Buffer.from("302e020100300506032b657004220420", "hex");

interface SigningKey {
  readonly id: string;
  readonly key: KeyObject;
  /** The coordinate of the curve, base64url, as in a JWK. */
  readonly publicKey: string;
}

/** A JWS of one signature (RFC 7515 §7.2.2). */
export interface SignedJson {
  readonly payload: string;
  readonly protected: string;
  readonly signature: string;
}

export interface ReportKeys {
  readonly current: Pick<SigningKey, "id" | "publicKey">;
  readonly all: readonly Pick<SigningKey, "id" | "publicKey">[];
  readonly sign: (payload: string) => Promise<SignedJson>;
}

const signingKey = ({ id, secret }: NamedKey): SigningKey => {
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_HEAD, secret.subarray(0, SEED_BYTES)]),
    format: "der",
    type: "pkcs8",
  });
  return { id, key, publicKey: createPublicKey(key).export({ format: "jwk" }).x ?? "" };
};

/** @param text the newest first: `2026a:BASE64,2025b:BASE64`. @throws WrongSetting */
export const openReportKeys = (text: string): ReportKeys => {
  const [newest, ...older] = namedKeys("REPORT_SIGNING_KEYS", text);
  const current = signingKey(newest);
  return {
    current,
    all: [current, ...older.map(signingKey)],
    sign: async (payload) => {
      // Loaded with the first report, so that a server at rest does without it.
      const { FlattenedSign } = await import("jose");
      const { protected: head = "", ...signed } = await new FlattenedSign(Buffer.from(payload))
        .setProtectedHeader({ alg: "EdDSA", kid: current.id, typ: "latchkey-report+jws" })
        .sign(current.key);
      return { payload: signed.payload, protected: head, signature: signed.signature };
    },
  };
};
