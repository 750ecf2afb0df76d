import { Button } from "@latchkey/ui/button/button.tsx";
import { CropFrame } from "@latchkey/ui/crop-frame/crop-frame.tsx";
import { FileButton } from "@latchkey/ui/drop-zone/file-button.tsx";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { Modal } from "@latchkey/ui/modal/modal.tsx";
import { PageTools } from "@latchkey/ui/page-list/page-panel.tsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { NO_CROP } from "./crop.ts";
import type { Page } from "./page.ts";
import type { Pages } from "./pages.ts";
import { useBlobAddress } from "./use-blob-address.ts";

interface CropDialogProps {
  readonly pages: Pages;
  readonly page: Page;
  readonly number: number;
  readonly onCamera: (isOpen: boolean) => void;
  readonly onClose: () => void;
}

export function CropDialog({ pages, page, number, onCamera, onClose }: CropDialogProps) {
  const { t } = useTranslation("upload-dialogs", { keyPrefix: "pages" });
  const [draft, setDraft] = useState({ photo: page.photo, crop: page.crop });
  const [isTurning, setTurning] = useState(false);
  const isTouch = useMedia(media.touch);
  const picture = useBlobAddress(draft.photo.picture);
  const turn = () => {
    setTurning(true);
    pages
      .turned(draft)
      .then(setDraft, () => undefined)
      .finally(() => setTurning(false));
  };
  const use = () => {
    void pages.change({ id: page.id, ...draft });
    onClose();
  };
  const retake = (files: readonly File[]) => {
    const [file] = files;
    if (file) void pages.retake(page.id, file).finally(() => onCamera(false));
    onClose();
  };
  const actions = (
    <>
      <Button variant="primary" onClick={use}>
        {t("crop.use")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {t("crop.cancel")}
      </Button>
    </>
  );
  const labels = {
    top: t("crop.top"),
    right: t("crop.right"),
    bottom: t("crop.bottom"),
    left: t("crop.left"),
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t("crop.title", { page: number })}
      lead={t("crop.lead")}
      actions={actions}
    >
      {picture && (
        <CropFrame
          picture={picture}
          alt={t("crop.picture", { page: number })}
          edges={draft.crop}
          labels={labels}
          onChange={(crop) => setDraft({ ...draft, crop })}
        />
      )}
      <PageTools>
        <Button icon="rotate" variant="quiet" size="small" busy={isTurning} onClick={turn}>
          {t("crop.turn")}
        </Button>
        <Button icon="fit" variant="quiet" size="small" onClick={() => setDraft({ ...draft, crop: NO_CROP })}>
          {t("crop.whole")}
        </Button>
        <FileButton
          icon="camera"
          variant="quiet"
          size="small"
          camera={isTouch}
          accept="image/*"
          onFiles={retake}
          onOpen={onCamera}
        >
          {t("crop.retake")}
        </FileButton>
      </PageTools>
    </Modal>
  );
}
