import type { ReactNode } from "react";
import "./compare.css";
import { Icon } from "../icon/icon.tsx";

export type ComparedPair = {
  readonly key: string;
  readonly name: ReactNode;
  readonly one: ReactNode;
  readonly other: ReactNode;
  /** undefined without a comparison. */
  readonly agrees?: boolean | undefined;
};

type CompareProps = {
  readonly label: string;
  /** Heads of the columns; the first and the last are for screen readers. */
  readonly heads: {
    readonly name: string;
    readonly one: string;
    readonly other: string;
    readonly result: string;
  };
  readonly same: string;
  readonly differs: string;
  readonly rows: readonly ComparedPair[];
};

export function Compare({ label, heads, same, differs, rows }: CompareProps) {
  return (
    <table className="compare" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{heads.name}</span>
          </th>
          <th scope="col">{heads.one}</th>
          <th scope="col">{heads.other}</th>
          <th scope="col">
            <span className="visually-hidden">{heads.result}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, one, other, agrees }) => (
          <tr key={key} data-state={agrees === false ? "differs" : undefined}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
            <td>
              {agrees !== undefined && (
                <>
                  <Icon name={agrees ? "check" : "alert"} />
                  <span className="visually-hidden">{agrees ? same : differs}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
