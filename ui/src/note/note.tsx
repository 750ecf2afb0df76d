import type { ReactNode } from "react";
import "./note.css";
import { Icon } from "../icon/icon.tsx";

type NoteProps = {
  /** "A note from your reviewer" */
  readonly from: ReactNode;
  readonly children: ReactNode;
};

/** The reviewer's own words. */
export function Note({ from, children }: NoteProps) {
  return (
    <blockquote className="note">
      <p className="note__from">
        <Icon name="note" small />
        {from}
      </p>
      <p className="note__text">{children}</p>
    </blockquote>
  );
}
