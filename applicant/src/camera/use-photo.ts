import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { useEffect, useRef, useState } from "react";
import { type PhotoCheck, sendPhoto } from "./send-photo.ts";
import { forgetPhoto, type Photo } from "./take-photo.ts";

export type PhotoRefusal = "face" | "document" | "failed";

interface PhotoUse extends Pick<PhotoCheck, "url" | "person"> {
  readonly onTry: () => void;
  /** The photo is stored and accepted; it is saved under this path. */
  readonly onGood: (path: string) => Promise<void>;
}

export const usePhoto = ({ url, person, onTry, onGood }: PhotoUse) => {
  const session = useSession();
  const [photo, setPhoto] = useState<Photo>();
  const [refusal, setRefusal] = useState<PhotoRefusal>();
  const [isSending, setSending] = useState(false);
  /** The path of the accepted photo, so that a failed save does not upload it again. */
  const goodPath = useRef<string>(undefined);
  const sending = useRef<AbortController>(undefined);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => (photo ? () => forgetPhoto(photo) : undefined), [photo]);

  const change = (next: Photo | undefined) => {
    goodPath.current = undefined;
    setRefusal(undefined);
    setPhoto(next);
  };
  const store = async (file: File): Promise<string | undefined> => {
    if (goodPath.current) return goodPath.current;
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const outcome = await sendPhoto(file, { url, person, session, signal });
    if (outcome.kind === "refused") setRefusal(outcome.unseen);
    if (outcome.kind === "failed") setRefusal("failed");
    return outcome.kind === "good" ? outcome.path : undefined;
  };
  const send = async () => {
    if (!photo || isSending) return;
    onTry();
    setRefusal(undefined);
    setSending(true);
    const path = await store(photo.file);
    goodPath.current = path;
    if (path) await onGood(path);
    setSending(false);
  };
  return { photo, refusal, isSending, change, send };
};

export type TakenPhoto = ReturnType<typeof usePhoto>;
