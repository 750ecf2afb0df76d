import type { ReactNode } from "react";
import "./table.css";

export type TableColumn<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** The column needs no words: buttons, for example. It is named all the same. */
  readonly labelHidden?: boolean | undefined;
  /** Numbers stand under each other. */
  readonly numeric?: boolean | undefined;
};

export type TableRow<Name extends string> = {
  readonly id: string;
  /** What names the row, in its first cell. */
  readonly head: ReactNode;
  readonly cells: Readonly<Record<Name, ReactNode>>;
};

type TableProps<Name extends string> = {
  /** What is listed, for whoever cannot see the heading above. */
  readonly label: string;
  /** The label of the first column. */
  readonly headLabel: string;
  readonly columns: readonly TableColumn<Name>[];
  readonly rows: readonly TableRow<Name>[];
};

/** Rows and columns; under 896 px each row is a card whose lines name their columns. */
export function Table<Name extends string>({ label, headLabel, columns, rows }: TableProps<Name>) {
  return (
    <table className="table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{headLabel}</th>
          {columns.map(({ name, label: words, labelHidden, numeric }) => (
            <th key={name} scope="col" className={numeric ? "table__num" : undefined}>
              {labelHidden ? <span className="visually-hidden">{words}</span> : words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, head, cells }) => (
          <tr key={id}>
            <th scope="row">
              <span>{head}</span>
            </th>
            {columns.map(({ name, label: words, labelHidden, numeric }) => (
              <td
                key={name}
                className={numeric ? "table__num" : undefined}
                data-label={labelHidden ? undefined : words}
              >
                <span>{cells[name]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A quieter line below the content of a cell. */
export function TableNote({ children }: { readonly children: ReactNode }) {
  return <span className="table__sub">{children}</span>;
}
