import { authorisedFetch } from "@latchkey/browser/session/authorised-fetch.ts";
import type { Session } from "@latchkey/browser/session/session.ts";
import { useSession } from "@latchkey/browser/session/session-context.tsx";
import { requestFilesPath } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { ShownFile } from "../own-file.ts";
import { FilePictures } from "./file-pictures.tsx";

const isFile = (value: unknown): value is ShownFile =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  "path" in value &&
  "name" in value &&
  [value.id, value.path, value.name].every((part) => typeof part === "string");

const fetchFiles = async (
  requestUuid: string,
  session: Session,
  signal: AbortSignal,
): Promise<readonly ShownFile[]> => {
  const response = await authorisedFetch(requestFilesPath(requestUuid), { signal }, session);
  const answer: unknown = response.ok ? await response.json() : undefined;
  const files = typeof answer === "object" && answer !== null && "files" in answer ? answer.files : [];
  return Array.isArray(files) ? files.filter(isFile) : [];
};

/** The files that a request for missing information is about. */
export function SentFiles() {
  const { t } = useTranslation("upload-dialogs");
  const session = useSession();
  const requestUuid = new URLSearchParams(useLocation().search).get("remedial_uuid");
  const [files, setFiles] = useState<readonly ShownFile[]>([]);
  useEffect(() => {
    if (!requestUuid) return;
    const leaving = new AbortController();
    fetchFiles(requestUuid, session, leaving.signal).then(setFiles, () => undefined);
    return () => leaving.abort();
  }, [requestUuid, session]);
  if (!requestUuid || files.length === 0) return null;
  return (
    <section className="stack stack--tight">
      <h2 className="guide__title">{t("file.sent")}</h2>
      <FilePictures files={files} named />
    </section>
  );
}
