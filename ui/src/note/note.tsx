import type { ReactNode } from "react";
import "./note.css";
import { Icon } from "../icon/icon.tsx";

type NoteProps = {
  readonly from: ReactNode;
  readonly children: ReactNode;
  readonly lang?: string | undefined;
};

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
