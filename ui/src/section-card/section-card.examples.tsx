import type { ReactNode } from "react";
import type { Examples } from "../example.ts";
import { DashboardGroup, DashboardItem } from "../frames/dashboard-frame.tsx";
import { SectionCard } from "./section-card.tsx";

const income = (
  <>
    Permanent job/
    <wbr />
    Brightwater Bakery
  </>
);

const listed = (card: ReactNode) => (
  <DashboardGroup heading="Sections" headingHidden>
    <DashboardItem>{card}</DashboardItem>
  </DashboardGroup>
);

export const examples: Examples = {
  todo: () =>
    listed(
      <SectionCard
        state="todo"
        title="Identity"
        subtitle="Your name, date of birth and one document"
        status="To do"
        href="#identity"
      />,
    ),
  "long-status": () =>
    listed(<SectionCard state="todo" title="Wohnsitz" status="Noch zu erledigen" href="#residence" />),
  progress: () =>
    listed(
      <SectionCard state="progress" title="Income" subtitle={income} status="In progress" href="#income" />,
    ),
  done: () => listed(<SectionCard state="done" title="Residence" status="Completed" href="#residence" />),
  submitted: () => listed(<SectionCard state="submitted" title="Identity" status="Submitted" />),
  optional: () =>
    listed(
      <SectionCard
        state="optional"
        title="Additional income"
        subtitle="If you earn from a second place, it can help"
        status="Add income"
        href="#more"
      />,
    ),
  missing: () =>
    listed(
      <SectionCard
        state="missing"
        title="Missing information: bank statement"
        subtitle={income}
        status="Needs an answer"
        href="#missing"
      />,
    ),
};
