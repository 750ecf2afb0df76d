import type { Cause } from "./cause.ts";
import { EmailRefused } from "./email-refused.ts";
import type { Mailer } from "./mailer.ts";

export interface EmailFailure extends Cause {
  /** The mail server's codes, like `550 5.1.1`. */
  readonly reason: string;
}

export type OnEmailFailure = (failure: EmailFailure) => Promise<void>;

/** Reports permanent failures instead of retrying them. */
export const announcing = (mailer: Mailer, onFailure: OnEmailFailure): Mailer => ({
  ...mailer,
  send: async (to, email, cause) => {
    try {
      await mailer.send(to, email, cause);
    } catch (error) {
      if (!(error instanceof EmailRefused)) throw error;
      await onFailure({ ...cause, reason: error.reason });
    }
  },
});
