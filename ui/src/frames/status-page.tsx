import type { ReactNode } from "react";
import "./status-page.css";
import { Actions } from "../actions/actions.tsx";
import { SplitPage, SplitTitle } from "./split-page.tsx";

type StatusPageProps = {
  readonly art: string;
  readonly code?: string | undefined;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

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
