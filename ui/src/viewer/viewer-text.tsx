import type { ReactNode } from "react";
import "./viewer.css";

type ViewerTextProps = {
  readonly label: string;
  readonly zoom: number;
  readonly notes: readonly string[];
  readonly children: ReactNode;
};

/** A document that has words, but no pages. It scrolls by itself. */
export function ViewerText({ label, zoom, notes, children }: ViewerTextProps) {
  const paper = { "--zoom": String(zoom) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="viewer__text" aria-label={label} tabIndex={0}>
      {notes.map((note) => (
        <p key={note} className="viewer__note">
          {note}
        </p>
      ))}
      <div className="viewer__paper" style={paper}>
        {children}
      </div>
    </section>
  );
}
