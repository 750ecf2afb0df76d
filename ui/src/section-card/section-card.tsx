import type { ReactNode } from "react";
import "./section-card.css";
import { Door, type DoorState } from "../door/door.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link, type LinkAs } from "../link/link.tsx";
import { Pill } from "../pill/pill.tsx";

type SectionCardProps = {
  readonly state: DoorState;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly status: ReactNode;
  /** Without an address the card is disabled, because it was submitted. */
  readonly href?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
};

export function SectionCard({ state, title, subtitle, status, href, linkAs }: SectionCardProps) {
  const isDisabled = href === undefined;
  const content = (
    <>
      <Door state={state} />
      <span>
        <span className="section-card__title">{title}</span>
        {subtitle && <span className="section-card__subtitle">{subtitle}</span>}
      </span>
      <span className="section-card__aside">
        <Pill state={state}>{status}</Pill>
        {!isDisabled && <Icon name="chevron-right" className="section-card__go" />}
      </span>
    </>
  );
  if (isDisabled) {
    return (
      <div className="section-card" data-state={state} aria-disabled="true">
        {content}
      </div>
    );
  }
  return (
    <Link className="section-card" data-state={state} href={href} linkAs={linkAs}>
      {content}
    </Link>
  );
}
