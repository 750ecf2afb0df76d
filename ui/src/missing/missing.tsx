import type { ReactNode } from "react";
import "../guide/guide.css";
import { Note } from "../note/note.tsx";
import { type TickItem, Ticks } from "../ticks/ticks.tsx";

type MissingProps = {
  readonly heading: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  readonly reasons: readonly TickItem[];
  /** The reviewer's own words; may be empty. */
  readonly note: string;
  readonly noteFrom: ReactNode;
  readonly noteLanguage?: string | undefined;
  readonly nothing: ReactNode;
  readonly rest: ReactNode;
};

/** The reasons first, then the reviewer's words, then the facts that stay. */
export function Missing(props: MissingProps) {
  const { heading, headingLevel = 2, reasons, note, noteFrom, noteLanguage, nothing, rest } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      {reasons.length > 0 && (
        <div>
          <Heading className="guide__title">{heading}</Heading>
          <Ticks kind="missing" items={reasons} />
        </div>
      )}
      {reasons.length === 0 && note === "" && <p>{nothing}</p>}
      {note !== "" && (
        <Note from={noteFrom} lang={noteLanguage}>
          {note}
        </Note>
      )}
      <p>{rest}</p>
    </>
  );
}
