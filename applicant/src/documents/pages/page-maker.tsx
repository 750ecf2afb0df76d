import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect, useSyncExternalStore } from "react";
import type { PageMakerProps, PageMakerUse } from "./page-maker-props.ts";
import { PageNotices } from "./page-notices.tsx";
import type { Pages } from "./pages.ts";
import { endWork, pagesOfSlot } from "./pages-of-slot.ts";
import { PagesPanel } from "./pages-panel.tsx";
import { type MoveFocus, useFocusAfter } from "./use-focus-after.ts";
import { usePageTexts } from "./use-page-texts.ts";

const usePages = ({ maxBytes, maker }: PageMakerProps) => {
  const session = useSession();
  const of = session.callHeaders()[PARTY_HEADER] === undefined ? "phone" : "applicant";
  const pages = pagesOfSlot({ key: maker.key, of, maxBytes, session });
  const state = useSyncExternalStore(pages.subscribe, pages.state);
  useEffect(() => endWork, []);
  return { pages, state };
};

const useTaken = (pages: Pages, { taken, take, onCamera }: PageMakerUse, focus: MoveFocus) => {
  useEffect(() => {
    if (taken.length === 0) return;
    focus("panel");
    take([]);
    void pages.add(taken).finally(() => onCamera(false));
  }, [pages, taken, take, onCamera, focus]);
};

/** Pages that are photographed one by one and become one PDF. Shows nothing until there is a page, or news of one. */
export function PageMaker(props: PageMakerProps) {
  const { slot, maxBytes, maker } = props;
  const { pages, state } = usePages(props);
  const texts = usePageTexts(maxBytes);
  const isShown = state.pages.length > 0 && !state.isSending && !slot.isFull;
  const { setWaiting, areWaiting } = maker;
  useEffect(() => {
    setWaiting(isShown);
    return () => setWaiting(false);
  }, [isShown, setWaiting]);
  const focus = useFocusAfter(isShown, areWaiting);
  useTaken(pages, maker, focus);
  return (
    <>
      <PageNotices state={state} isLost={maker.isLost} texts={texts} />
      {isShown && (
        <PagesPanel {...props} pages={pages} state={state} figure={texts.figure(state)} focus={focus} />
      )}
      <p role="status" className={state.isBusy ? "soft" : "visually-hidden"}>
        {texts.event(state)}
      </p>
    </>
  );
}
