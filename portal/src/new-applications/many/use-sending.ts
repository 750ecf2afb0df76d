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
  /** The counts of the last attempt. */
  readonly sent: SentLines | undefined;
  readonly send: () => Promise<void>;
}

/** @param key of the file; the result of another file is not shown */
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
