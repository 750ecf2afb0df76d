import { loadTexts } from "@latchkey/browser/i18n/i18n.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { takesPages } from "@latchkey/domain/documents/papers.ts";
import { PARTY_HEADER } from "@latchkey/domain/vocabulary/wire.ts";
import type { i18n as I18n } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepInHand, wasInHand } from "../in-hand.ts";
import type { SlotState } from "../use-slot.ts";

type PageMaker = typeof import("../pages/page-maker.tsx").PageMaker;

const fetchMaker = async (i18n: I18n): Promise<PageMaker> => {
  const [{ PageMaker: maker }] = await Promise.all([
    import("../pages/page-maker.tsx"),
    loadTexts(i18n, "upload-dialogs"),
  ]);
  return maker;
};

/** Pages are kept under this name. A phone knows no person. */
const useKey = ({ slot, about }: SlotState): string => {
  const person = useSession().callHeaders()[PARTY_HEADER];
  return [person ?? "phone", slot, about].filter(Boolean).join(" ");
};

/** Photos of pages that become one PDF. Its code loads after the page; a press before that waits for it. */
export const usePageMaker = (slot: SlotState) => {
  const { i18n } = useTranslation();
  const isOffered = takesPages(slot.definition) && typeof OffscreenCanvas !== "undefined";
  const [maker, setMaker] = useState<{ readonly Maker: PageMaker }>();
  const [taken, setTaken] = useState<readonly File[]>([]);
  const [areWaiting, setWaiting] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const key = useKey(slot);
  // Before a press of this visit opens the camera.
  const [isLost] = useState(() => isOffered && wasInHand(key));
  useEffect(() => {
    if (isOffered)
      fetchMaker(i18n).then(
        (Maker) => setMaker({ Maker }),
        () => undefined,
      );
  }, [i18n, isOffered]);
  const take = (photos: readonly File[]) => {
    setTaken(photos);
    setUnreachable(false);
    if (!maker)
      fetchMaker(i18n).then(
        (Maker) => setMaker({ Maker }),
        () => setUnreachable(true),
      );
  };
  return {
    Maker: isOffered ? maker?.Maker : undefined,
    isOffered,
    taken,
    take,
    key,
    isLost,
    areWaiting,
    setWaiting,
    isUnreachable,
    onCamera: (isOpen: boolean) => keepInHand(key, isOpen),
  };
};

export type PageMakerUse = ReturnType<typeof usePageMaker>;
