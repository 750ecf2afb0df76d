import { useTranslation } from "react-i18next";
import type { ShownFile } from "../own-file.ts";
import { useOwnPicture } from "./use-own-picture.ts";

interface FilePicturesProps {
  readonly files: readonly ShownFile[];
  readonly named?: boolean;
}

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
  if (source === undefined) return named ? <p translate="no">{file.name}</p> : null;
  const picture = <img src={source} alt={t("file.picture", { file: file.name })} onError={onError} />;
  if (!named) return picture;
  return (
    <figure>
      {picture}
      <figcaption className="soft" translate="no">
        {file.name}
      </figcaption>
    </figure>
  );
}
