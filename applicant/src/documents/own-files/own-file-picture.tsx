import { Icon } from "@latchkey/ui/icon/icon.tsx";
import { FilePicture } from "@latchkey/ui/upload-row/file-remarks.tsx";
import { useTranslation } from "react-i18next";
import type { ShownFile } from "../own-file.ts";
import { useOwnPicture } from "./use-own-picture.ts";

export function OwnFilePicture({ file }: { readonly file: ShownFile }) {
  const { t } = useTranslation("upload-dialogs");
  const { source, onError } = useOwnPicture(file);
  if (source === undefined) return <Icon name={file.path ? "file-check" : "file"} className="upload__icon" />;
  return <FilePicture source={source} alt={t("file.picture", { file: file.name })} onError={onError} />;
}
