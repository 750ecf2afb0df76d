import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { isHeicName } from "@latchkey/domain/documents/formats.ts";
import { type FileNotice, fileNotices } from "@latchkey/domain/documents/look.ts";
import { ownFilePath } from "@latchkey/domain/vocabulary/wire.ts";
import { media, useMedia } from "@latchkey/ui/media/use-media.ts";
import { FileRemarks } from "@latchkey/ui/upload-row/file-remarks.tsx";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ShownFile } from "../own-file.ts";
import type { SlotState } from "../use-slot.ts";
import { keyOfPath } from "./key-of-path.ts";

const isNotice = (value: unknown): value is FileNotice => fileNotices.some((notice) => notice === value);

const noticesIn = (answer: unknown): readonly FileNotice[] => {
  const found = typeof answer === "object" && answer !== null && "notices" in answer ? answer.notices : [];
  return Array.isArray(found) ? found.filter(isNotice) : [];
};

const askAbout = async (address: string, session: Session, signal: AbortSignal) => {
  const response = await authorisedFetch(address, { signal }, session);
  return response.ok ? noticesIn(await response.json()) : [];
};

/** Only earlier files count: of two equal files, the second is one too many. */
const besideOf = (slot: SlotState, path: string): string => {
  const all = [...slot.kept, ...slot.files].flatMap((file) => file.path ?? []);
  return all.slice(0, all.indexOf(path)).map(keyOfPath).join(",");
};

/** The server's notices about a stored file; empty if the request fails. */
const useNotices = (slot: SlotState, path: string | undefined): readonly FileNotice[] => {
  const session = useSession();
  const [notices, setNotices] = useState<readonly FileNotice[]>([]);
  const query = path && new URLSearchParams({ as: slot.slot, beside: besideOf(slot, path) });
  const address = path && `${ownFilePath(keyOfPath(path), "notices")}?${query}`;
  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    askAbout(address, session, leaving.signal).then(setNotices, () => undefined);
    return () => leaving.abort();
  }, [address, session]);
  return notices;
};

/** The row of a new file is below the fold of a phone. */
const useScrolledIntoView = (isOnItsWay: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const isTouch = useMedia(media.touch);
  useEffect(() => {
    if (isOnItsWay && isTouch) place.current?.closest("li")?.scrollIntoView({ block: "nearest" });
  }, [isOnItsWay, isTouch]);
  return place;
};

/** Notices about a file. They never block. */
export function FileNotes({ slot, file }: { readonly slot: SlotState; readonly file: ShownFile }) {
  const { t } = useTranslation("upload-dialogs");
  const notices = useNotices(slot, file.path);
  const place = useScrolledIntoView(file.path === undefined);
  const remarks = [
    ...(file.path && isHeicName(file.name) ? [t("file.turned")] : []),
    ...notices.map((notice) => t(`notice.${notice}`)),
    ...(notices.length > 0 ? [t("file.goOn")] : []),
  ];
  return <FileRemarks remarks={remarks} ref={place} />;
}
