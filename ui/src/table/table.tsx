import type { KeyboardEvent, ReactNode } from "react";
import "./table.css";
import "./table-parts.css";
import { classNames } from "../class-names.ts";

export type TableColumn<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  /** The head is only for screen readers, e.g. above buttons. */
  readonly labelHidden?: boolean | undefined;
  readonly numeric?: boolean | undefined;
};

export type TableRow<Name extends string> = {
  readonly id: string;
  readonly head: ReactNode;
  /** null: a card leaves the label out, too. */
  readonly cells: Readonly<Record<Name, ReactNode>>;
};

type TableProps<Name extends string> = {
  /** The accessible name of the table. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly headLabel: string;
  readonly columns: readonly TableColumn<Name>[];
  readonly rows: readonly TableRow<Name>[];
  readonly foot?: Omit<TableRow<Name>, "id"> | undefined;
  /** `cases`: the cards of narrow windows are arranged by the names of the columns, and leave some out. */
  readonly cards?: "labelled" | "cases" | undefined;
  /** Cells of different heights begin on one line. */
  readonly top?: boolean | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
  /** A box before each row. */
  readonly choice?: TableChoice | undefined;
};

export type TableChoice = {
  /** The head of the boxes, for screen readers. */
  readonly label: string;
  readonly boxOf: (id: string) => ReactNode;
};

/** A row becomes a card with labelled lines where there is less than 832 px. */
export function Table<Name extends string>(props: TableProps<Name>) {
  const {
    label,
    describedBy,
    headLabel,
    columns,
    rows,
    foot,
    cards = "labelled",
    top,
    onKeyDown,
    choice,
  } = props;
  return (
    <div className="table-box">
      <table
        className={classNames(
          "table",
          cards === "cases" && "table--cases",
          choice && "table--choice",
          top && "table--top",
        )}
        aria-label={label}
        aria-describedby={describedBy}
      >
        <thead>
          <tr>
            {choice && (
              <th scope="col">
                <span className="visually-hidden">{choice.label}</span>
              </th>
            )}
            <th scope="col">{headLabel}</th>
            {columns.map(({ name, label: words, labelHidden, numeric }) => (
              <th key={name} scope="col" className={numeric ? "table__num" : undefined}>
                {labelHidden ? <span className="visually-hidden">{words}</span> : words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {rows.map(({ id, head, cells }) => (
            <tr key={id}>
              {choice && <td data-cell="choice">{choice.boxOf(id)}</td>}
              <Cells head={head} cells={cells} columns={columns} />
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr>
              <Cells head={foot.head} cells={foot.cells} columns={columns} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Cells<Name extends string>({
  head,
  cells,
  columns,
}: Omit<TableRow<Name>, "id"> & Pick<TableProps<Name>, "columns">) {
  return (
    <>
      <th scope="row" data-cell="head">
        <span>{head}</span>
      </th>
      {columns.map(({ name, label, labelHidden, numeric }) => (
        <td
          key={name}
          className={numeric ? "table__num" : undefined}
          data-cell={name}
          data-label={labelHidden || cells[name] === null ? undefined : label}
        >
          <span>{cells[name]}</span>
        </td>
      ))}
    </>
  );
}

export function TableNote({ children }: { readonly children: ReactNode }) {
  return <span className="table__sub">{children}</span>;
}

/** A value that has to be corrected, and why. */
export function TableWrong({ why, children }: { readonly why: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <span className="table__wrong">{children}</span>
      <span className="table__why">{why}</span>
    </>
  );
}

/** A value that is overdue. `label` says so to screen readers. */
export function TableLate({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="table__late">
      {children}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}

export function TableCode({ children }: { readonly children: ReactNode }) {
  return (
    <span className="table__code" translate="no">
      {children}
    </span>
  );
}
