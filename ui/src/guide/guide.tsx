import type { ReactNode } from "react";
import "./guide.css";
import { type TickItem, Ticks } from "../ticks/ticks.tsx";

type GuideProps = {
  readonly doTitle: ReactNode;
  readonly doItems: readonly TickItem[];
  readonly dontTitle: ReactNode;
  readonly dontItems: readonly TickItem[];
  /** Folded away under this line on a repeated visit. */
  readonly folded?: ReactNode;
};

/** Dos and don'ts, three lines each at most. Two columns from 640 px. */
export function Guide({ doTitle, doItems, dontTitle, dontItems, folded }: GuideProps) {
  const lists = (
    <div className="guide">
      <div>
        <h2 className="guide__title">{doTitle}</h2>
        <Ticks items={doItems} small />
      </div>
      <div>
        <h2 className="guide__title">{dontTitle}</h2>
        <Ticks items={dontItems} kind="dont" small />
      </div>
    </div>
  );
  if (!folded) return lists;
  return (
    <details className="guide__fold">
      <summary>{folded}</summary>
      {lists}
    </details>
  );
}
