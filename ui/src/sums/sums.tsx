import type { ReactNode } from "react";
import "./sums.css";

export type Sum = {
  readonly key: string;
  /** "Brightwater Bakery, permanent job" */
  readonly what: ReactNode;
  /** "£28,500" */
  readonly amount: ReactNode;
  /** Why this much, on a line of its own. */
  readonly how?: ReactNode;
  /** `total`: what the lines above it come to. `result`: what is left in the end. */
  readonly state?: "total" | "result" | undefined;
};

type SumsProps = { readonly items: readonly Sum[] };

/** A calculation to follow line by line. */
export function Sums({ items }: SumsProps) {
  return (
    <ul className="sums">
      {items.map(({ key, what, amount, how, state }) => (
        <li key={key} data-state={state}>
          <span className="sums__what">{what}</span>
          <span className="sums__amount">{amount}</span>
          {how && <span className="sums__how">{how}</span>}
        </li>
      ))}
    </ul>
  );
}
