import type { ReactNode } from "react";
import "./afford.css";

type AffordProps = {
  readonly label: ReactNode;
  readonly soft: ReactNode;
  /** Filled share of the scale, 0 to 1. */
  readonly value: number;
  /** Place of the mark on the scale, 0 to 1. */
  readonly need: number;
  /** "£28,500 a year counted" */
  readonly counted: ReactNode;
  /** "£31,050 needed" */
  readonly needed: ReactNode;
};

/** A bar with a mark. Its texts say all of it, so the bar is hidden from assistive technology. */
export function Afford({ label, soft, value, need, counted, needed }: AffordProps) {
  const shares = { "--value": `${value * 100}%`, "--need": `${need * 100}%` };
  return (
    <div className="afford">
      <div className="afford__head">
        <strong>{label}</strong>
        <span className="soft">{soft}</span>
      </div>
      <div className="afford__scale" style={shares} aria-hidden="true">
        <span className="afford__fill" />
        <span className="afford__need" />
      </div>
      <div className="afford__legend">
        <span>{counted}</span>
        <span>{needed}</span>
      </div>
    </div>
  );
}
