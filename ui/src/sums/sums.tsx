import type { ReactNode } from "react";
import "./sums.css";

export type Sum = {
  readonly key: string;
  readonly what: ReactNode;
  readonly amount: ReactNode;
  readonly how?: ReactNode;
  /** `total`: the sum of the lines above. `result`: the remainder in the end. */
  readonly state?: "total" | "result" | undefined;
};

type SumsProps = { readonly items: readonly Sum[] };

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
