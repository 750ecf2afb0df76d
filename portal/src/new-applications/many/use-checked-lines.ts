import { useEffect, useMemo, useState } from "react";
import { useClient } from "urql";
import type { CheckLinesQuery, CheckLinesQueryVariables } from "../../graphql/operations.generated.ts";
import { type Choices, givenChoices } from "./choices-panel.tsx";
import { CheckLines } from "./lines.graphql.ts";
import { givenLines, shownLines } from "./shown-lines.ts";
import type { ReadFile } from "./use-read-file.ts";

interface Answer {
  readonly to: CheckLinesQueryVariables;
  readonly hasFailed: boolean;
}

interface Known {
  readonly of: ReadFile;
  readonly data: CheckLinesQuery;
}

/** Each file is checked, and again with other choices; the last answer about it stays meanwhile. */
export const useCheckedLines = (file: ReadFile | undefined, choices: Choices) => {
  const client = useClient();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const [known, setKnown] = useState<Known>();
  const lines = useMemo(() => (file ? givenLines(file.table) : []), [file]);
  const variables = useMemo(() => ({ lines, choices: givenChoices(choices) }), [lines, choices]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (!file) return;
    let isLast = true;
    const check = client.query(CheckLines, variables, { requestPolicy: "network-only" }).toPromise();
    void check.then(({ data }) => {
      if (!isLast) return;
      setAnswer({ to: variables, hasFailed: !data });
      if (data) setKnown({ of: file, data });
    });
    return () => {
      isLast = false;
    };
  }, [client, file, variables, round]);
  const isAnswered = answer?.to === variables;
  const data = known?.of === file ? known?.data : undefined;
  return {
    variables,
    lines: useMemo(() => file && data && shownLines(file.table, data.checkLines), [file, data]),
    isBusy: !isAnswered,
    hasFailed: isAnswered && answer.hasFailed,
    again: () => {
      setAnswer(undefined);
      setRound((count) => count + 1);
    },
  };
};

export type CheckedLines = ReturnType<typeof useCheckedLines>;
