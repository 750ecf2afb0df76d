import { type ReactNode, useId } from "react";
import "./submit-box.css";
import "../pill/pill.css";
import { Icon } from "../icon/icon.tsx";

export type SubmitBoxItem = { readonly key: string; readonly label: ReactNode; readonly done: boolean };

type SubmitBoxProps = {
  /** undefined while items are open, `ready` when it can be sent, `submitted` after that. */
  readonly state?: "ready" | "submitted" | undefined;
  readonly title: ReactNode;
  readonly items?: readonly SubmitBoxItem[] | undefined;
  readonly art?: string | undefined;
  readonly action?: ReactNode;
  /** One paragraph; `SubmitNote`s for more. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
};

export function SubmitBox({ state, title, items = [], art, action, note, children }: SubmitBoxProps) {
  const id = useId();
  return (
    <section className="submit-box" data-state={state} aria-labelledby={id}>
      {art && <img className="submit-box__art" src={art} width="240" height="180" alt="" />}
      <h2 className="submit-box__title" id={id}>
        {title}
      </h2>
      {items.length > 0 && (
        <ul className="submit-box__list">
          {items.map(({ key, label, done }) => (
            <li key={key}>
              {done ? <Icon name="check" /> : <span className="pill__dot" />}
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      {action}
      {note && <SubmitNote>{note}</SubmitNote>}
      {children}
    </section>
  );
}

type SubmitNoteProps = { readonly children: ReactNode };

export function SubmitNote({ children }: SubmitNoteProps) {
  return <p className="submit-box__note">{children}</p>;
}
