import { Button } from "@latchkey/ui/button/button.tsx";
import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { FieldError } from "@latchkey/ui/field/field-error.tsx";
import { focusField } from "@latchkey/ui/field/focus-field.ts";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { PagePanel } from "@latchkey/ui/page-list/page-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { namesIn } from "../names-in-slot.ts";
import { ZONE_ID } from "../slot-zone.tsx";
import type { SlotState } from "../use-slot.ts";
import { useUploadTracker } from "../use-upload-tracker.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { OwnPages } from "./own-pages.tsx";
import type { PageMakerProps } from "./page-maker-props.ts";
import type { Pages, PagesState } from "./pages.ts";
import { followUpload } from "./pages-of-slot.ts";
import type { MoveFocus } from "./use-focus-after.ts";

interface PagesPanelProps extends PageMakerProps {
  readonly pages: Pages;
  readonly state: PagesState;
  readonly figure: string;
  readonly focus: MoveFocus;
}

export function PagesPanel(props: PagesPanelProps) {
  const { pages, state, error, maker, figure, focus } = props;
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const [edited, setEdited] = useState<string>();
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const page = state.pages.find(({ id }) => id === edited);
  const moveOn = () => (state.pages.length === 1 ? focus("zone") : focusField(ZONE_ID));
  const discard = () => {
    focus("zone");
    void pages.clear();
  };
  return (
    <PagePanel
      title={t("title")}
      figure={figure}
      actions={<PanelActions {...props} onDiscard={() => setAsksToDiscard(true)} />}
    >
      {error && <FieldError id={`${ZONE_ID}-error`}>{error}</FieldError>}
      <OwnPages pages={pages} state={state} onEdit={setEdited} onRemoved={moveOn} />
      {page && (
        <CropDialog
          pages={pages}
          page={page}
          number={state.pages.indexOf(page) + 1}
          onCamera={maker.onCamera}
          onClose={() => setEdited(undefined)}
        />
      )}
      <DiscardDialog open={asksToDiscard} onDiscard={discard} onClose={() => setAsksToDiscard(false)} />
    </PagePanel>
  );
}

interface DiscardDialogProps {
  readonly open: boolean;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

function DiscardDialog({ open, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const actions = (
    <>
      <Button variant="primary" icon="trash" onClick={onDiscard}>
        {t("discard")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t("crop.cancel")}
      </Button>
    </>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("discardTitle")}
      lead={t("discardText")}
      actions={actions}
    />
  );
}

const freeName = (base: string, slot: SlotState): string => {
  const taken = namesIn(slot);
  let name = `${base}.pdf`;
  for (let number = 2; taken.includes(name); number += 1) name = `${base} ${number}.pdf`;
  return name;
};

type PanelActionsProps = PagesPanelProps & { readonly onDiscard: () => void };

function PanelActions({ slot, pages, state, maker, focus, onDiscard }: PanelActionsProps) {
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
    focus("list");
    await slot.add([file]);
    followUpload(pages, file, { tracker, slot: slot.slot });
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
      <Button variant="quiet" icon="trash" aria-disabled={isBusy} onClick={() => isBusy || onDiscard()}>
        {t("discard")}
      </Button>
    </>
  );
}
