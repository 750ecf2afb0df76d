import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import { useEffect, useRef, useState } from "react";
import type { SlotState } from "../documents/use-slot.ts";

interface ArrivalCalls {
  readonly add: (path: string) => Promise<void>;
  /** Called once the computer has the file. @param id of the file in its slot */
  readonly onAdded: (id: string) => void;
}

/** Hands every file that is stored and accepted to the computer, once. */
export const useArrivals = (files: SlotState["files"], { add, onAdded }: ArrivalCalls) => {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const underWay = useRef(new Set<string>());
  const calls = useRef({ add, onAdded });
  useEffect(() => {
    calls.current = { add, onAdded };
  });
  useEffect(() => {
    for (const { id, path } of files) {
      if (!path || underWay.current.has(id) || failed.includes(id)) continue;
      underWay.current.add(id);
      calls.current.add(path).then(
        () => calls.current.onAdded(id),
        (cause: unknown) => {
          reporter.report(cause, "network");
          underWay.current.delete(id);
          setFailed((before) => [...before, id]);
        },
      );
    }
  }, [files, failed]);
  // A failed file that was removed since does not count.
  const hasFailed = files.some(({ id }) => failed.includes(id));
  return { hasFailed, tryAgain: () => setFailed([]) };
};
