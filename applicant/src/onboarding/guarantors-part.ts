import type { ReactNode } from "react";
import type { CombinedError } from "urql";
import type { Answers } from "./consent-answers.ts";

/** The reason why an agreement was not stored: the guarantee has changed, or there was no response. */
export type SaveProblem = "changed" | "failed";

export interface GuarantorsPart {
  readonly words: {
    readonly why: ReactNode;
    readonly income: string;
    readonly incomeThen: string;
    readonly text: string;
    readonly backgroundHint: string;
    readonly box: ReactNode;
    readonly mustAcceptTitle: string;
    readonly changedTitle: string;
    readonly changed: string;
  };
  readonly save: (answers: Answers) => Promise<{ readonly error?: CombinedError | undefined }>;
  readonly refresh: () => void;
}
