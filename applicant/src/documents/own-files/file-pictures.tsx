import { useTranslation } from "react-i18next";
import type { ShownFile } from "../own-file.ts";
import { useOwnPicture } from "./use-own-picture.ts";

interface FilePicturesProps {
  readonly files: readonly ShownFile[];
  /** Whether the names are shown too, also of files that cannot be drawn. */
  readonly named?: boolean;
}

/** Files as large as the server draws them, side by side. */
export function FilePictures({ files, named = false }: FilePicturesProps) {
  return (
    <div className="file-pictures">
      {files.map((file) => (
        <LargePicture key={file.id} file={file} named={named} />
      ))}
    </div>
  );
}

interface LargePictureProps {
  readonly file: ShownFile;
  readonly named: boolean;
}

function LargePicture({ file, named }: LargePictureProps) {
  const { t } = useTranslation("upload-dialogs");
  const { source, onError } = useOwnPicture(file);
  if (source === undefined) return named ? <p>{file.name}</p> : null;
  const picture = <img src={source} alt={t("file.picture", { file: file.name })} onError={onError} />;
  if (!named) return picture;
  return (
    <figure>
      {picture}
      <figcaption className="soft">{file.name}</figcaption>
    </figure>
  );
}
