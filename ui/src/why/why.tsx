import type { ReactNode } from "react";
import "./why.css";
import { Icon } from "../icon/icon.tsx";

type WhyProps = {
  /** What somebody may wonder, as a question or in their words: "Which banks work?" */
  readonly summary: ReactNode;
  /** One paragraph of text, without an element of its own. */
  readonly children: ReactNode;
};

/** The answer to a question that most readers do not have: folded away, one press from the form that raises it. */
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
