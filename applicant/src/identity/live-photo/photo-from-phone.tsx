import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import { LIVE_PHOTO } from "@latchkey/domain/identity/live-photo.ts";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { heldBack } from "../../camera/held-back.ts";
import { canHandOver } from "../../documents/hand-over/can-hand-over.ts";
import { useIdentityStep } from "../identity-context.ts";
import { withPhoto } from "./live-photo-answers.ts";

const STEP = { section: "identity", docType: LIVE_PHOTO, side: "front", room: 1 } as const;

const HandOverDialog = lazy(async () => {
  const { HandOverDialog: dialog } = await import("../../documents/hand-over/hand-over-dialog.tsx");
  return { default: dialog };
});

interface PhotoFromPhone {
  /** undefined on a phone, and where no phone reaches the server. */
  readonly ask: (() => void) | undefined;
  readonly dialog: ReactNode;
}

/** The photo taken with a phone, where the computer has no camera. It answers the step once it arrives. */
export const usePhotoFromPhone = (onAsk: () => void): PhotoFromPhone => {
  const { wizard } = useIdentityStep();
  const { i18n } = useTranslation();
  const isTouch = useMedia(media.touch);
  const [isOpen, setOpen] = useState(false);
  const isAwaited = useRef(false);
  useEffect(() => {
    isAwaited.current = isOpen;
    return () => {
      isAwaited.current = false;
    };
  }, [isOpen]);
  if (!canHandOver() || isTouch) return { ask: undefined, dialog: undefined };
  const ask = () => {
    onAsk();
    void loadTexts(i18n, "hand-over").then(() => setOpen(true));
  };
  // A photo that arrives after the dialog has closed is dropped, because the person has moved on.
  const take = (path: string) => {
    if (isAwaited.current) void wizard.submit(withPhoto(wizard.state.values, path));
  };
  const dialog = (
    <Suspense>
      {isOpen && (
        <HandOverDialog step={STEP} open onFile={({ path }) => take(path)} onClose={() => setOpen(false)} />
      )}
    </Suspense>
  );
  return { ask, dialog };
};

interface AskForPhoneProps {
  readonly isBusy: boolean;
  readonly onAsk: (() => void) | undefined;
}

export function AskForPhone({ isBusy, onAsk }: AskForPhoneProps) {
  const { t } = useTranslation("documents");
  if (!onAsk) return null;
  return (
    <p>
      <TextButton {...heldBack(isBusy, onAsk)}>{t("upload.phone")}</TextButton>
    </p>
  );
}
