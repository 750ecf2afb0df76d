import { Fragment } from "react";
import "./shortcut-list.css";

export type ShortcutRow = {
  /** Pressed one after the other: `["g", "q"]`. */
  readonly keys: readonly string[];
  readonly label: string;
};

export function ShortcutList({ rows }: { readonly rows: readonly ShortcutRow[] }) {
  return (
    <dl className="shortcuts">
      {rows.map(({ keys, label }) => (
        <div key={keys.join(" ")}>
          <dt>
            {keys.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be pressed twice, and the list never changes
              <Fragment key={index}>
                <kbd>{name}</kbd>{" "}
              </Fragment>
            ))}
          </dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  );
}
