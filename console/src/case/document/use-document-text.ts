import { useSession } from "@latchkey/browser/session/session-context.tsx";
import type { DocumentText } from "@latchkey/domain/review/document-text.ts";
import { useEffect, useState } from "react";
import { fetchText } from "./fetch-text.ts";
import type { PageFault } from "./page-pictures.ts";

export const useDocumentText = (file: string) => {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const asked = `${file}/${attempt}`;
  const [known, setKnown] = useState<{ readonly of: string; readonly found: DocumentText | PageFault }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is asked for anew
  useEffect(() => {
    const stop = new AbortController();
    const load = async () => {
      const found = await fetchText(session, file, stop.signal);
      if (!stop.signal.aborted) setKnown({ of: asked, found });
    };
    void load();
    return () => stop.abort();
  }, [session, file, attempt]);
  return {
    found: known?.of === asked ? known.found : undefined,
    retry: () => setAttempt(attempt + 1),
  };
};
