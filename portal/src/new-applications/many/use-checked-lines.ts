import { useMemo, useState } from "react";
import { useQuery } from "urql";
import type { BulkChoicesInput, BulkLineInput, CheckLinesQuery } from "../../graphql/operations.generated.ts";
import { CheckLines } from "./lines.graphql.ts";
import { givenLines, shownLines } from "./shown-lines.ts";
import type { ReadFile } from "./use-read-file.ts";

interface Kept {
  readonly of: readonly BulkLineInput[];
  readonly data: CheckLinesQuery;
}

const NO_LINES: readonly BulkLineInput[] = [];

/** The last answer about these lines stays while they are checked anew with other choices. */
export const useCheckedLines = (file: ReadFile | undefined, choices: BulkChoicesInput) => {
  const lines = useMemo(() => (file ? givenLines(file.table) : NO_LINES), [file]);
  const variables = { lines, choices };
  const [{ data, error, fetching, operation }, readAgain] = useQuery({
    query: CheckLines,
    variables,
    pause: file === undefined,
    requestPolicy: "network-only",
  });
  const [kept, setKept] = useState<Kept>();
  if (data && operation?.variables.lines === lines && kept?.data !== data) setKept({ of: lines, data });
  const known = kept?.of === lines ? kept.data : undefined;
  return {
    variables,
    lines: useMemo(() => file && known && shownLines(file.table, known.checkLines), [file, known]),
    isBusy: fetching,
    hasFailed: error !== undefined && !fetching,
    again: () => readAgain({ requestPolicy: "network-only" }),
  };
};

export type CheckedLines = ReturnType<typeof useCheckedLines>;
