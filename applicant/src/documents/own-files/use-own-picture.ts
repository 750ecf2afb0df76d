import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { fileTypeOf } from "@latchkey/domain/documents/formats.ts";
import { ownFilePath } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect, useState } from "react";
import type { ShownFile } from "../own-file.ts";
import { keyOfPath } from "./key-of-path.ts";

const DRAWN: readonly (string | undefined)[] = ["jpg", "jpeg", "png"];

const fetchPicture = async (path: string, session: Session, signal: AbortSignal): Promise<Blob> => {
  const response = await authorisedFetch(ownFilePath(keyOfPath(path), "picture"), { signal }, session);
  if (response.status !== 200) throw new Error(`There is no picture: ${response.status}`);
  return response.blob();
};

/**
 * The address of a picture of the file: the local file while the page has it and the browser can show it, else the
 * server's thumbnail. undefined: none, or not yet.
 */
export const useOwnPicture = ({ name, path, file }: ShownFile) => {
  const session = useSession();
  const [source, setSource] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  const local = file && file.size > 0 && !isBroken && DRAWN.includes(fileTypeOf(name)) ? file : undefined;
  useEffect(() => {
    const leaving = new AbortController();
    let shown: string | undefined;
    const show = (picture: Blob) => {
      if (leaving.signal.aborted) return;
      shown = URL.createObjectURL(picture);
      setSource(shown);
    };
    // Any failure leaves the icon.
    if (local) show(local);
    else if (path) fetchPicture(path, session, leaving.signal).then(show, () => undefined);
    return () => {
      leaving.abort();
      if (shown !== undefined) URL.revokeObjectURL(shown);
      setSource(undefined);
    };
  }, [local, path, session]);
  const onError = () => {
    setBroken(true);
    setSource(undefined);
  };
  return { source, onError };
};
