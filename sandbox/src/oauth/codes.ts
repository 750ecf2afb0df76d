import { createHash, randomBytes } from "node:crypto";

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
  readonly until: number;
}

/** Codes work once and for ten minutes. */
export const openCodes = <Grant>(now: () => Date): Codes<Grant> => {
  const codes = new Map<string, Code<Grant>>();
  return {
    issue: (grant, binding) => {
      const code = randomBytes(32).toString("hex").toUpperCase();
      codes.set(code, { grant, until: now().getTime() + CODE_MS, ...binding });
      return code;
    },
    redeem: ({ code, redirectUri, codeVerifier }) => {
      const found = codes.get(code);
      codes.delete(code);
      if (!found || now().getTime() >= found.until) return undefined;
      return found.redirectUri === redirectUri && fits(found.codeChallenge, codeVerifier)
        ? found.grant
        : undefined;
    },
  };
};
