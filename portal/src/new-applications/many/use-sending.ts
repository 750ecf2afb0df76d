import type { MutationFailure } from "@latchkey/members/calls/mutation-failure.ts";
import { useSave } from "@latchkey/members/saving/use-save.ts";
import { useState } from "react";
import type { SendLinesMutation } from "../../graphql/operations.generated.ts";
import { SendLines } from "./lines.graphql.ts";
import type { CheckedLines } from "./use-checked-lines.ts";

export type SentLines = SendLinesMutation["sendLines"];

export interface Sending {
  readonly isBusy: boolean;
  readonly failure: MutationFailure | undefined;
  /** What the last attempt sent. */
  readonly sent: SentLines | undefined;
  readonly send: () => Promise<void>;
}

/** @param key of the file; what became of another file is not told */
export const useSending = (key: number | undefined, { variables, again }: CheckedLines): Sending => {
  const [attempt, setAttempt] = useState<{ readonly of: number | undefined; readonly sent?: SentLines }>();
  const { isBusy, failure, save } = useSave(SendLines, again);
  const isOwn = attempt?.of === key;
  return {
    isBusy,
    failure: isOwn ? failure : undefined,
    sent: isOwn ? attempt?.sent : undefined,
    send: async () => {
      setAttempt({ of: key });
      const data = await save(variables);
      if (!data) return;
      setAttempt({ of: key, sent: data.sendLines });
      again();
    },
  };
};
