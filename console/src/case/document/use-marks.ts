import { useState } from "react";
import type { ShownDocument } from "../case.graphql.ts";
import { countNumbers, marksOn, type NumberedFinding, numberFindings, pageOf } from "./document-marks.ts";
import { useViews, type View } from "./use-view.ts";

export const useMarks = (document: ShownDocument, other: ShownDocument | undefined) => {
  const [isTogether, setTogether] = useState(true);
  const [showsMarks, setShowsMarks] = useState(true);
  const [pressed, setPressed] = useState<{ readonly number: number; readonly of: string }>();
  const own = numberFindings(document.findings);
  const numbered: Readonly<Record<string, readonly NumberedFinding[]>> = {
    ...(other && { [other.id]: numberFindings(other.findings, 1 + countNumbers(own)) }),
    [document.id]: own,
  };
  const { view, change, read } = useViews({ ids: Object.keys(numbered), isTogether });
  const findingsOf = (id: string): readonly NumberedFinding[] => numbered[id] ?? [];
  return {
    isTogether,
    setTogether,
    showsMarks,
    setShowsMarks,
    findingsOf,
    /** Turns to where a mark stands, and close enough to read it. */
    showMark: (number: number) => {
      for (const [id, findings] of Object.entries(numbered)) {
        const page = pageOf(findings, number);
        if (page === undefined) continue;
        setShowsMarks(true);
        read(id, page);
        setPressed({ number, of: document.id });
      }
    },
    paneOf: (id: string) => ({
      view: view(id),
      onChange: (changed: Partial<View>) => change(id, changed),
      marksOn: (page: number) => (showsMarks ? marksOn(findingsOf(id), page) : []),
      shown: pressed?.of === document.id ? pressed : undefined,
    }),
  };
};
