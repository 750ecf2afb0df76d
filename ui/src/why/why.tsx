import type { ReactNode } from "react";
import "./why.css";
import { Icon } from "../icon/icon.tsx";

type WhyProps = {
  readonly summary: ReactNode;
  readonly children: ReactNode;
};

export function Why({ summary, children }: WhyProps) {
  return (
    <details className="why">
      <summary>
        <Icon name="chevron-right" small />
        <span>{summary}</span>
      </summary>
      <p className="why__text">{children}</p>
    </details>
  );
}
