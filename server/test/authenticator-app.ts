import { Secret, TOTP } from "otpauth";

const STEP_MS = 30_000;

export interface AuthenticatorApp {
  /** The code of now. */
  readonly code: () => string;
  /** The one after it, which counts too: a code counts once, and the next one comes after half a minute. */
  readonly nextCode: () => string;
  /** None that counts now or soon. */
  readonly wrongCode: () => string;
}

/** @param secret as the page shows it */
export const authenticatorApp = (secret: string): AuthenticatorApp => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, "")) });
  const after = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  return {
    code: () => after(0),
    nextCode: () => after(1),
    wrongCode: () => {
      const right = [-2, -1, 0, 1, 2].map(after);
      const wrong = [...right.keys(), right.length].map((digit) => String(digit).repeat(6));
      return wrong.find((code) => !right.includes(code)) ?? "";
    },
  };
};
