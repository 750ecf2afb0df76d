import type { ReactNode } from "react";
import "./brand.css";
import { Link, type LinkAs } from "../link/link.tsx";
import { Mark } from "./mark.tsx";

type BrandProps = {
  readonly provider: string;
  readonly poweredBy: ReactNode;
  /** Without an address it is not a link. */
  readonly href?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
};

export function Brand({ provider, poweredBy, href, linkAs }: BrandProps) {
  const lockup = (
    <>
      <Mark />
      <span className="brand__names">
        <span className="brand__provider" translate="no">
          {provider}
        </span>
        <span className="brand__powered">{poweredBy}</span>
      </span>
    </>
  );
  if (href === undefined) return <span className="brand">{lockup}</span>;
  return (
    <Link className="brand" href={href} linkAs={linkAs}>
      {lockup}
    </Link>
  );
}
