import type { ReactNode } from "react";
import "./matrix.css";

export type MatrixClass<Name extends string> = { readonly name: Name; readonly label: ReactNode };

type MatrixProps<Name extends string> = {
  /** The accessible name of the table. */
  readonly label: string;
  readonly corner: ReactNode;
  /** The rows and, in the same order, the columns. */
  readonly classes: readonly MatrixClass<Name>[];
  readonly counts: Readonly<Record<Name, Readonly<Record<Name, number>>>>;
  readonly format: (count: number) => string;
};

/** Counts of what was, by row, and of what would be, by column: what is off the diagonal changes. */
export function Matrix<Name extends string>({ label, corner, classes, counts, format }: MatrixProps<Name>) {
  const stateOf = (row: Name, column: Name) => {
    if (row === column) return undefined;
    return counts[row][column] === 0 ? "zero" : "changed";
  };
  return (
    <table className="matrix" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {classes.map((column) => (
            <th key={column.name} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {classes.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.label}</th>
            {classes.map(({ name }) => (
              <td key={name} data-state={stateOf(row.name, name)}>
                {format(counts[row.name][name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
