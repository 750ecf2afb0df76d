import { Button } from "../button/button.tsx";
import { PlainPanel } from "../console-panel/console-panel.tsx";
import type { Examples } from "../example.ts";
import { Pill } from "../pill/pill.tsx";
import { Table, TableNote } from "./table.tsx";

const columns = [
  { name: "step", label: "Second step" },
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
    cases: 5,
    actions: (
      <Button size="small">
        Change<span className="visually-hidden"> {name}</span>
      </Button>
    ),
  },
});

export const examples: Examples = {
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
