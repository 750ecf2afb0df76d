import { useState } from "react";
import type { Examples } from "../example.ts";
import { KeyTag } from "../key-tag/key-tag.tsx";
import { TextButton } from "../text-link/text-link.tsx";
import { Accordion, HistoryBar } from "./accordion.tsx";

type ShownProps = {
  readonly title: string;
  readonly meta?: string;
  readonly wrong?: boolean;
  readonly isNew?: boolean;
  readonly startsOpen?: boolean;
};

function Shown({ title, meta, wrong = false, isNew = false, startsOpen = false }: ShownProps) {
  const [open, setOpen] = useState(startsOpen);
  const remove = (
    <TextButton icon="trash" critical>
      Delete this address
    </TextButton>
  );
  return (
    <Accordion
      title={title}
      meta={meta}
      door={isNew ? undefined : wrong ? "progress" : "done"}
      wrong={wrong}
      open={open}
      onToggle={setOpen}
      foot={isNew ? undefined : remove}
    >
      <p>Where, when, and what kind of home.</p>
    </Accordion>
  );
}

export const examples: Examples = {
  closed: () => <Shown title="Flat 3, 27 Harbour Street, Leeds LS1 4DL" meta="August 2024 to now" />,
  open: () => <Shown title="9 Fern Close, York YO10 3AB" meta="9 months" startsOpen />,
  wrong: () => <Shown title="9 Fern Close, York YO10 3AB" meta="There is a gap after May 2024" wrong />,
  new: () => <Shown title="Add another address" isNew />,
  bar: () => (
    <HistoryBar>
      <KeyTag of="of 3 years">1 year 2 months</KeyTag>
      <span className="meta">Saved as soon as you add it</span>
    </HistoryBar>
  ),
};
