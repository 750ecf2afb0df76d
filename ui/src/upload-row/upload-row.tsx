import type { ReactNode } from "react";
import "./upload-row.css";
import { AsTyped } from "../as-typed/as-typed.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";

type UploadRowProps = {
  readonly onClear: () => void;
  /** "Remove" or "Cancel"; the name of the file is added for assistive technology. */
  readonly clearLabel: string;
  readonly name: string;
  readonly picture?: ReactNode;
  readonly note?: ReactNode;
} & (
  | {
      readonly state: "busy";
      readonly progress: number;
      readonly meta: string;
      readonly progressLabel: string;
    }
  | { readonly state: "done"; readonly meta?: string | undefined }
  | { readonly state: "error"; readonly message: string }
);

const icons = { busy: "file", done: "file-check", error: "file-x" } as const;

/** Goes into a `FileList`. */
export function UploadRow(props: UploadRowProps) {
  const { state, name, clearLabel, onClear } = props;
  return (
    <li className="upload" data-state={state}>
      {props.picture ?? <Icon name={icons[state]} className="upload__icon" />}
      <span className="upload__name">{state === "error" ? props.message : <AsTyped>{name}</AsTyped>}</span>
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
          <span style={{ "--value": `${props.progress}%` }} />
        </span>
      )}
      {props.note}
      <IconButton icon="x" label={`${clearLabel} ${name}`} onClick={onClear} />
    </li>
  );
}
