import { createHash, randomBytes } from "node:crypto";
import { openExpiring } from "./expiring.ts";

export interface CodeBinding {
  readonly redirectUri: string;
  readonly codeChallenge: string | undefined;
}

export interface Redemption {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string;
}

interface Codes<Grant> {
  readonly issue: (grant: Grant, binding: CodeBinding) => string;
  /** undefined: the code is unknown, used, too old, or bound to something else. Any attempt uses it up. */
  readonly redeem: (redemption: Redemption) => Grant | undefined;
}

const CODE_MS = 10 * 60_000;

const fits = (challenge: string | undefined, verifier: string): boolean =>
  challenge === undefined || createHash("sha256").update(verifier).digest("base64url") === challenge;

interface Code<Grant> extends CodeBinding {
  readonly grant: Grant;
}

/** Codes work once and for ten minutes. */
export const openCodes = <Grant>(now: () => Date): Codes<Grant> => {
  const codes = openExpiring<Code<Grant>>(now);
  return {
    issue: (grant, binding) => {
      const code = randomBytes(32).toString("hex").toUpperCase();
      codes.put(code, { grant, ...binding }, now().getTime() + CODE_MS);
      return code;
    },
    redeem: ({ code, redirectUri, codeVerifier }) => {
      const found = codes.take(code);
      return found?.redirectUri === redirectUri && fits(found.codeChallenge, codeVerifier)
        ? found.grant
        : undefined;
    },
  };
};
