import type { CSSProperties, ReactNode } from "react";
import "./upload-row.css";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";

type UploadRowProps = {
  /** Removes the file or cancels the upload. */
  readonly onClear: () => void;
  /** "Remove" or "Cancel"; the name of the file is added for assistive technology. */
  readonly clearLabel: string;
  /** The file; in an error it is not shown, because the message takes its place. */
  readonly name: string;
  /** A small picture of it, in place of the icon. */
  readonly picture?: ReactNode;
  /** What there is to say about it. */
  readonly note?: ReactNode;
} & (
  | {
      readonly state: "busy";
      /** Whole percent, 0 to 100. */
      readonly progress: number;
      /** The percentage as the reader's language writes it. */
      readonly meta: string;
      /** "Uploading" */
      readonly progressLabel: string;
    }
  | { readonly state: "done"; readonly meta?: string | undefined }
  | { readonly state: "error"; readonly message: string }
);

const icons = { busy: "file", done: "file-check", error: "file-x" } as const;

/** One file: uploading, uploaded or rejected, with a button that clears it. Goes into a `FileList`. */
export function UploadRow(props: UploadRowProps) {
  const { state, name, clearLabel, onClear } = props;
  return (
    <li className="upload" data-state={state}>
      {props.picture ?? <Icon name={icons[state]} className="upload__icon" />}
      <span className="upload__name">{state === "error" ? props.message : name}</span>
      <span className="upload__meta">{state === "error" ? null : props.meta}</span>
      {state === "busy" && (
        <span
          className="upload__bar"
          role="progressbar"
          aria-label={`${props.progressLabel} ${name}`}
          aria-valuenow={props.progress}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          <span style={{ "--value": `${props.progress}%` } as CSSProperties} />
        </span>
      )}
      {props.note}
      <IconButton icon="x" label={`${clearLabel} ${name}`} onClick={onClear} />
    </li>
  );
}
