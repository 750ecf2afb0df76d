import type { ReactNode } from "react";
import "./note.css";
import { Icon } from "../icon/icon.tsx";

type NoteProps = {
  /** "A note from your reviewer" */
  readonly from: ReactNode;
  readonly children: ReactNode;
  /** Their language, where it may not be that of the page. */
  readonly lang?: string | undefined;
};

/** The reviewer's own words. */
export function Note({ from, children, lang }: NoteProps) {
  return (
    <blockquote className="note">
      <p className="note__from">
        <Icon name="note" small />
        {from}
      </p>
      <p className="note__text" lang={lang}>
        {children}
      </p>
    </blockquote>
  );
}
