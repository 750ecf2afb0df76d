import type { ReactNode } from "react";
import "./timeline.css";

export type TimelineItem = {
  readonly key: string;
  readonly state?: "done" | "missing" | undefined;
  readonly text: ReactNode;
  readonly at: string;
  readonly atText: ReactNode;
};

export function Timeline({ items }: { readonly items: readonly TimelineItem[] }) {
  return (
    <ol className="timeline">
      {items.map(({ key, state, text, at, atText }) => (
        <li key={key} data-state={state}>
          {text}
          <time dateTime={at}>{atText}</time>
        </li>
      ))}
    </ol>
  );
}
