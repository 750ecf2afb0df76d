import { createHash, createPublicKey, verify } from "node:crypto";
import type { ReportTools } from "@latchkey/domain/reports/verify-report.ts";

const base64urlOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

export const nodeTools: ReportTools = {
  isSigned: async (signature, message, publicKey) => {
    const key = { kty: "OKP", crv: "Ed25519", x: base64urlOf(publicKey) };
    return verify(null, message, createPublicKey({ key, format: "jwk" }), signature);
  },
  sha256: async (content) => createHash("sha256").update(content).digest("hex"),
  bytesOf: (text) => Buffer.from(text, "base64url"),
  base64urlOf,
  encode: (text) => Buffer.from(text),
  decode: (bytes) => Buffer.from(bytes).toString("utf8"),
};
