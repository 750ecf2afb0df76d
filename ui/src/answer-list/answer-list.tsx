import type { ReactNode } from "react";
import "./answer-list.css";

export type AnswerRow = {
  readonly key: string;
  readonly id?: string | undefined;
  readonly question: ReactNode;
  readonly answer: ReactNode;
  /** A `TextLink` that changes the answer. It is not printed. */
  readonly change?: ReactNode;
};

/** A row can take the focus. */
export function AnswerList({ rows }: { readonly rows: readonly AnswerRow[] }) {
  return (
    <dl className="answer-list">
      {rows.map(({ key, id, question, answer, change }) => (
        <div key={key} id={id} className="answer-list__row" tabIndex={-1}>
          <dt>{question}</dt>
          <dd className="answer-list__answer">{answer}</dd>
          {change && <dd className="answer-list__change">{change}</dd>}
        </div>
      ))}
    </dl>
  );
}
