import type { CombinedError } from "urql";
import type { Answers } from "./use-consents.ts";

/** Why an agreement was not stored: what was shown is no longer what is asked, or there was no response. */
export type SaveProblem = "changed" | "failed";

/** What is otherwise for a guarantor: one more required box, and words that do not speak of a rent of their own. */
export interface GuarantorsPart {
  readonly words: {
    readonly why: string;
    readonly income: string;
    readonly incomeThen: string;
    readonly text: string;
    readonly backgroundHint: string;
    readonly box: string;
    readonly mustAcceptTitle: string;
    readonly changedTitle: string;
    readonly changed: string;
  };
  readonly save: (answers: Answers) => Promise<{ readonly error?: CombinedError | undefined }>;
  /** Reads again what is asked. */
  readonly refresh: () => void;
}
