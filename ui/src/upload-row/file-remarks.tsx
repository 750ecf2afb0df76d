import type { Ref } from "react";
import "./upload-row.css";

type FilePictureProps = {
  readonly source: string;
  readonly alt: string;
  readonly onError?: (() => void) | undefined;
};

export function FilePicture({ source, alt, onError }: FilePictureProps) {
  return <img className="upload__picture" src={source} alt={alt} onError={onError} />;
}

type FileRemarksProps = {
  readonly remarks: readonly string[];
  readonly ref?: Ref<HTMLDivElement> | undefined;
};

/** Remarks about a file, for `UploadRow`. Announced when they appear; they never block. */
export function FileRemarks({ remarks, ref }: FileRemarksProps) {
  return (
    <div className="upload__note" aria-live="polite" ref={ref}>
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
    </div>
  );
}
