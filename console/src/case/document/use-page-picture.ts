import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useEffect, useState } from "react";
import { fetchPage, type PageFault } from "./page-pictures.ts";

type PictureState =
  | { readonly kind: "loading" }
  /** `address`: of an object in memory. */
  | { readonly kind: "shown"; readonly address: string }
  | { readonly kind: "failed"; readonly fault: PageFault };

interface PagePicture {
  readonly state: PictureState;
  /** 1 until the first page has come. */
  readonly pages: number;
  readonly retry: () => void;
  /** The browser cannot show what came. */
  readonly onUndrawable: () => void;
}

const LOADING: PictureState = { kind: "loading" };

/** One page as a picture, fetched anew for each; what was shown before is let go. */
export const usePagePicture = (file: string, page: number): PagePicture => {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const asked = `${file}/${page}/${attempt}`;
  const [known, setKnown] = useState<{ readonly of: string; readonly state: PictureState }>();
  const [pages, setPages] = useState<{ readonly of: string; readonly count: number }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is asked for anew
  useEffect(() => {
    const stop = new AbortController();
    let address: string | undefined;
    const load = async () => {
      const found = await fetchPage(session, { file, page }, stop.signal);
      if (stop.signal.aborted) return;
      if (typeof found === "string") {
        setKnown({ of: asked, state: { kind: "failed", fault: found } });
        return;
      }
      address = URL.createObjectURL(found.picture);
      setPages({ of: file, count: found.pages });
      setKnown({ of: asked, state: { kind: "shown", address } });
    };
    void load();
    return () => {
      stop.abort();
      if (address) URL.revokeObjectURL(address);
    };
  }, [session, file, page, attempt]);
  return {
    state: known?.of === asked ? known.state : LOADING,
    pages: pages?.of === file ? pages.count : 1,
    retry: () => setAttempt(attempt + 1),
    onUndrawable: () => setKnown({ of: asked, state: { kind: "failed", fault: "undrawable" } }),
  };
};
