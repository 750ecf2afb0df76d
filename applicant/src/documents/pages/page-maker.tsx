import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { FieldError } from "@latchkey/ui/field/field-error.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { PagePanel } from "@latchkey/ui/page-list/page-panel.tsx";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { ZONE_ID } from "../slot-zone.tsx";
import type { PageMakerUse } from "../use-page-maker.ts";
import type { SlotState } from "../use-slot.ts";
import { useUploadTracker } from "../use-upload-tracker.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { OwnPages } from "./own-pages.tsx";
import { PageNotices } from "./page-notices.tsx";
import type { Pages, PagesState } from "./pages.ts";
import { endWork, followUpload, pagesOfSlot } from "./pages-of-slot.ts";
import { usePageTexts } from "./use-page-texts.ts";

interface PageMakerProps {
  readonly slot: SlotState;
  readonly maxBytes: number;
  readonly error: string | undefined;
  readonly maker: PageMakerUse;
}

const usePages = ({ maxBytes, maker }: PageMakerProps) => {
  const session = useSession();
  const of = session.callHeaders()[PARTY_HEADER] === undefined ? "phone" : "applicant";
  const pages = pagesOfSlot({ key: maker.key, of, maxBytes, session });
  const state = useSyncExternalStore(pages.subscribe, pages.state);
  useEffect(() => endWork, []);
  return { pages, state };
};

/** Takes the photos of the zone, which is gone once there is a page. */
const useTaken = (pages: Pages, { taken, take, onCamera }: PageMakerUse) => {
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (taken.length === 0) return;
    wantsFocus.current = true;
    take([]);
    void pages.add(taken).finally(() => onCamera(false));
  }, [pages, taken, take, onCamera]);
  return wantsFocus;
};

const useFocusOnPanel = (isShown: boolean, wantsFocus: RefObject<boolean>) => {
  useEffect(() => {
    if (!isShown || !wantsFocus.current) return;
    wantsFocus.current = false;
    focusField(ZONE_ID);
  }, [isShown, wantsFocus]);
};

/** Pages that are photographed one by one and become one PDF. Shows nothing until there is a page, or news of one. */
export function PageMaker(props: PageMakerProps) {
  const { slot, maxBytes, maker } = props;
  const { pages, state } = usePages(props);
  const texts = usePageTexts(maxBytes);
  const isShown = state.pages.length > 0 && !state.isSending && !slot.isFull;
  const { setWaiting } = maker;
  useEffect(() => {
    setWaiting(isShown);
    return () => setWaiting(false);
  }, [isShown, setWaiting]);
  useFocusOnPanel(isShown && maker.areWaiting, useTaken(pages, maker));
  return (
    <>
      <PageNotices state={state} isLost={maker.isLost} issue={state.issue && texts.issue(state.issue)} />
      {isShown && <Panel {...props} pages={pages} state={state} figure={texts.figure(state)} />}
      <p role="status" className={state.isBusy ? "soft" : "visually-hidden"}>
        {texts.event(state)}
      </p>
    </>
  );
}

interface PanelProps extends PageMakerProps {
  readonly pages: Pages;
  readonly state: PagesState;
  readonly figure: string;
}

function Panel(props: PanelProps) {
  const { pages, state, error, maker, figure } = props;
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const [edited, setEdited] = useState<string>();
  const page = state.pages.find(({ id }) => id === edited);
  return (
    <PagePanel title={t("title")} figure={figure} actions={<PanelActions {...props} />}>
      {error && <FieldError id={`${ZONE_ID}-error`}>{error}</FieldError>}
      <OwnPages pages={pages} state={state} onEdit={setEdited} onRemoved={() => focusField(ZONE_ID)} />
      {page && (
        <CropDialog
          pages={pages}
          page={page}
          number={state.pages.indexOf(page) + 1}
          onCamera={maker.onCamera}
          onClose={() => setEdited(undefined)}
        />
      )}
    </PagePanel>
  );
}

const freeName = (base: string, { kept, files }: SlotState): string => {
  const taken = [...kept.map(({ fileName }) => fileName), ...files.map(({ file }) => file.name)];
  let name = `${base}.pdf`;
  for (let number = 2; taken.includes(name); number += 1) name = `${base} ${number}.pdf`;
  return name;
};

function PanelActions({ slot, pages, state, maker }: PanelProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const tracker = useUploadTracker();
  const isTouch = useMedia(media.touch);
  const { isBusy } = state;
  const take = (files: readonly File[]) => {
    void pages.add(files).finally(() => maker.onCamera(false));
  };
  const make = async () => {
    const pdf = await pages.bind(new Date());
    if (!pdf) return;
    const file = new File([pdf], freeName(t("file"), slot), { type: "application/pdf" });
    slot.add([file]);
    followUpload(pages, file, tracker, slot.slot);
  };
  return (
    <>
      {isTouch && (
        <FileButton
          id={ZONE_ID}
          icon="camera"
          camera
          accept="image/*"
          off={isBusy}
          onFiles={take}
          onOpen={maker.onCamera}
        >
          {t("photograph", { page: state.pages.length + 1 })}
        </FileButton>
      )}
      <FileButton
        id={isTouch ? undefined : ZONE_ID}
        variant={isTouch ? "quiet" : "secondary"}
        multiple
        accept="image/jpeg,image/png"
        off={isBusy}
        onFiles={take}
      >
        {t("choose")}
      </FileButton>
      <Button variant="primary" icon="check" busy={isBusy} onClick={() => void make()}>
        {t("make")}
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        aria-disabled={isBusy}
        onClick={() => isBusy || void pages.clear()}
      >
        {t("discard")}
      </Button>
    </>
  );
}
