import type { ReactNode } from "react";
import "./status-page.css";
import { Actions } from "../actions/actions.tsx";
import { SplitPage, SplitTitle } from "./split-page.tsx";

type StatusPageProps = {
  /** The address of the drawing. */
  readonly art: string;
  /** "500" */
  readonly code?: string | undefined;
  readonly title: ReactNode;
  /** Paragraphs. */
  readonly children?: ReactNode;
  /** A primary button and perhaps a link. */
  readonly actions?: ReactNode;
};

/** For something that went wrong or does not exist yet. */
export function StatusPage({ art, code, title, children, actions }: StatusPageProps) {
  return (
    <SplitPage art={art} text>
      <div className="stack stack--tight">
        {code && <p className="message__code">{code}</p>}
        <SplitTitle>{title}</SplitTitle>
      </div>
      {children}
      {actions && <Actions>{actions}</Actions>}
    </SplitPage>
  );
}
