import type { ReactNode } from "react";
import "../frames/status-page.css";
import { Actions } from "../actions/actions.tsx";

type PanelMessageProps = {
  readonly art: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

export function PanelMessage({ art, title, children, actions }: PanelMessageProps) {
  return (
    <div className="message message--center message--inset">
      <img className="message__art" src={art} width="240" height="180" alt="" />
      <h2>{title}</h2>
      <p className="soft">{children}</p>
      {actions && (
        <div>
          <Actions>{actions}</Actions>
        </div>
      )}
    </div>
  );
}
