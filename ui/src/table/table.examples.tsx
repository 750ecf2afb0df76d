import { AsTyped } from "../as-typed/as-typed.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { PlainPanel } from "../console-panel/console-panel.tsx";
import { Doors } from "../door/doors.tsx";
import type { Examples } from "../example.ts";
import { Pill } from "../pill/pill.tsx";
import { Table, type TableChoice, TableCode, TableLate, TableNote, TableWrong } from "./table.tsx";
import { useRovingLinks } from "./use-roving-links.ts";

const columns = [
  { name: "step", label: "Second step" },
  { name: "key", label: "Key ends in" },
  { name: "cases", label: "Open cases", numeric: true },
  { name: "actions", label: "Actions", labelHidden: true },
] as const;

const row = (id: string, name: string, address: string) => ({
  id,
  head: (
    <>
      {name}
      <TableNote>{address}</TableNote>
    </>
  ),
  cells: {
    step: (
      <Pill state="done" small>
        Passkey
      </Pill>
    ),
    key: <TableCode>…a5j9</TableCode>,
    cases: 5,
    actions: (
      <Button size="small">
        Change<span className="visually-hidden"> {name}</span>
      </Button>
    ),
  },
});

const caseColumns = [
  { name: "home", label: "Home" },
  { name: "sections", label: "Sections" },
  { name: "waiting", label: "Waiting" },
  { name: "reviewer", label: "Reviewer" },
  { name: "status", label: "Status" },
] as const;

const cases = ["Tomasz Wójcik", "María Fernández-Castellanos", "Amara Okafor"];

const withBoxes = {
  label: "Chosen",
  boxOf: (name: string) => (
    <Checkbox variant="dense" label={<span className="visually-hidden">Choose {name}</span>} />
  ),
};

function Cases({ choice }: { readonly choice?: TableChoice }) {
  const roving = useRovingLinks(cases);
  return (
    <PlainPanel label="Cases">
      <Table
        label="Cases"
        headLabel="Applicant"
        cards="cases"
        choice={choice}
        onKeyDown={roving.onKeyDown}
        columns={caseColumns}
        rows={cases.map((name) => ({
          id: name,
          head: (
            <>
              <a className="table__name" href="#case" {...roving.linkOf(name)}>
                {name}
              </a>
              <TableNote>LK-20411</TableNote>
            </>
          ),
          cells: {
            home: "Flat 6, 3 Canal Wharf, Leeds",
            sections: <Doors label="Identity sent" doors={[{ key: "identity", state: "submitted" }]} />,
            waiting: <TableLate label="(late)">2 days 3 hrs</TableLate>,
            reviewer: "Priya Nair",
            status: (
              <Pill state="progress" small>
                In review
              </Pill>
            ),
          },
        }))}
      />
    </PlainPanel>
  );
}

const counted = [
  { name: "declared", label: "Declared", numeric: true },
  { name: "counted", label: "Counted", numeric: true },
] as const;

const typedColumns = [
  { name: "name", label: "Name" },
  { name: "recipient", label: "Recipient" },
  { name: "settled", label: "Settled" },
  { name: "actions", label: "Actions", labelHidden: true },
] as const;

const typed = (text: string) => <AsTyped>{text}</AsTyped>;

const typedRow = (id: string, name: string) => ({
  id,
  head: id,
  cells: {
    name: typed(name),
    recipient: typed(name),
    settled: (
      <>
        {typed(name)}
        <TableNote>12 March 2026</TableNote>
      </>
    ),
    actions: <Button size="small">Read</Button>,
  },
});

export const examples: Examples = {
  cases: () => <Cases />,
  "cases-to-choose": () => <Cases choice={withBoxes} />,
  "long-names": () => (
    <PlainPanel label="Bundles">
      <Table
        label="Bundles"
        headLabel="Case"
        columns={typedColumns}
        rows={[
          typedRow("LK-20418", "Wojciechowska-Kowalczyk"),
          typedRow("LK-20419", "Wolfeschlegelsteinhausenbergerdorff".repeat(2)),
        ]}
      />
    </PlainPanel>
  ),
  "wrong-cells": () => (
    <PlainPanel label="Lines">
      <Table
        top
        label="Lines"
        headLabel="Source"
        columns={counted}
        rows={[
          {
            id: "1",
            head: "Brightwater Bakery",
            cells: {
              declared: <TableWrong why="Enter the rent for a month">£0</TableWrong>,
              counted: "£32,300",
            },
          },
        ]}
      />
    </PlainPanel>
  ),
  sum: () => (
    <PlainPanel label="What was counted">
      <Table
        label="What was counted"
        headLabel="Source"
        columns={counted}
        rows={[{ id: "1", head: "Brightwater Bakery", cells: { declared: "£32,300", counted: "£32,300" } }]}
        foot={{ head: "Together", cells: { declared: "£32,300", counted: "£32,300" } }}
      />
    </PlainPanel>
  ),
  people: () => (
    <PlainPanel label="People">
      <Table
        label="People"
        headLabel="Name"
        columns={columns}
        rows={[
          row("1", "Priya Nair", "priya.nair@quillfield.example"),
          row("2", "Lucía Ortega", "lucia.ortega.de.la.fuente@quillfield-lettings.example"),
        ]}
      />
    </PlainPanel>
  ),
};
