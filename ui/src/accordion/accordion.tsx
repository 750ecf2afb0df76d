import type { ReactNode } from "react";
import "./accordion.css";
import { classNames } from "../class-names.ts";
import { Door, type DoorState } from "../door/door.tsx";
import { Icon } from "../icon/icon.tsx";

type AccordionProps = {
  readonly title: ReactNode;
  readonly meta?: ReactNode;
  /** Without a door it is the place for a new entry: dashed, with a plus. */
  readonly door?: DoorState | undefined;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  readonly wrong?: boolean | undefined;
  readonly id?: string | undefined;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
};

export function Accordion(props: AccordionProps) {
  const { title, meta, door, open, onToggle, wrong = false, id, foot, children } = props;
  return (
    <details
      className={classNames("accordion", !door && "accordion--new")}
      data-state={wrong ? "error" : undefined}
      open={open}
      onToggle={(event) => onToggle(event.currentTarget.open)}
    >
      <summary id={id}>
        {door ? <Door state={door} small /> : <Icon name="plus" />}
        <span>
          <span className="accordion__title">{title}</span>
          {meta && <span className="accordion__meta">{meta}</span>}
        </span>
        <Icon name="chevron-down" className="accordion__chevron" />
      </summary>
      <div className="accordion__body">
        {children}
        {foot && <div className="accordion__foot">{foot}</div>}
      </div>
    </details>
  );
}

export function HistoryBar({ children }: { readonly children: ReactNode }) {
  return <div className="history-bar">{children}</div>;
}
