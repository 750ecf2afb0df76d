import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from "node:crypto";
import { verifyReport } from "@latchkey/domain/reports/verify-report.ts";
import { describe, expect, test } from "vitest";
import { nodeTools } from "./node-tools.ts";

const pair = generateKeyPairSync("ed25519");
const x = createPublicKey(createPrivateKey(pair.privateKey.export({ type: "pkcs8", format: "pem" }))).export({
  format: "jwk",
}).x as string;
const keys = { keys: [{ kid: "2026a", x }] };

const pdf = Buffer.from("%PDF-1.7 the report");
const payload = {
  version: 2,
  edition: "agency",
  provider: "Quillfield",
  madeAt: "2026-11-26T14:02:00.000Z",
  pdf: { sha256: createHash("sha256").update(pdf).digest("hex") },
  report: {
    home: { address: "11 Almond Street, Leeds" },
    label: "Accepted",
    validUntil: "2027-02-26",
    people: [{ name: "Ian Kershaw" }],
  },
};

const sealed = (head: object = { alg: "EdDSA", kid: "2026a" }) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = { payload: part(payload), protected: part(head) };
  const signature = sign(null, Buffer.from(`${signed.protected}.${signed.payload}`), pair.privateKey);
  return { ...signed, signature: signature.toString("base64url") };
};

const stateOf = async (signed: unknown, file: Uint8Array | undefined = pdf) =>
  (await verifyReport({ json: JSON.stringify(signed), pdf: file }, keys, nodeTools)).state;

describe("a report", () => {
  test("is genuine as it was sealed, and tells what it is about", async () => {
    expect(await verifyReport({ json: JSON.stringify(sealed()), pdf }, keys, nodeTools)).toEqual({
      state: "genuine",
      keyId: "2026a",
      hasPdf: true,
      report: {
        version: 2,
        edition: "agency",
        provider: "Quillfield",
        madeAt: "2026-11-26T14:02:00.000Z",
        about: "Ian Kershaw",
        home: "11 Almond Street, Leeds",
        label: "Accepted",
        validUntil: "2027-02-26",
        pdfSha256: payload.pdf.sha256,
      },
    });
    expect(await stateOf(sealed(), undefined)).toBe("genuine");
  });

  test("with one changed byte of its PDF is told from one with a changed JSON", async () => {
    for (const place of pdf.keys()) {
      const changed = Buffer.from(pdf);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(await stateOf(sealed(), changed)).toBe("other_pdf");
    }
  });

  test("with one changed sign in any part of its JSON is not genuine", async () => {
    const signed = sealed();
    for (const part of ["payload", "protected", "signature"] as const) {
      for (const place of [...signed[part]].keys()) {
        const sign = signed[part][place] === "A" ? "B" : "A";
        const changed = `${signed[part].slice(0, place)}${sign}${signed[part].slice(place + 1)}`;
        expect(await stateOf({ ...signed, [part]: changed })).not.toBe("genuine");
      }
    }
  });

  test("with a member that is not signed is changed", async () => {
    expect(await stateOf({ ...sealed(), outcome: "ACCEPTED" })).toBe("changed");
  });

  test("with another key is unknown, whatever key it carries itself", async () => {
    expect(await stateOf(sealed({ alg: "EdDSA", kid: "2025b", jwk: { x } }))).toBe("unknown_key");
  });

  test.each([
    ["no JSON", "…"],
    ["no signature scheme of ours", { ...sealed({ alg: "none", kid: "2026a" }) }],
    ["another file", { hello: "you" }],
    ["padding", { ...sealed(), protected: `${sealed().protected}==` }],
  ])("%s is unreadable", async (_name, signed) => {
    expect(await stateOf(signed)).toBe("unreadable");
  });
});
