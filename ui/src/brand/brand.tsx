import type { CSSProperties, ReactNode } from "react";
import "./brand.css";
import { Link, type LinkAs } from "../link/link.tsx";
import { Mark } from "./mark.tsx";

/** The brand of the agency in whose name the page is. */
export type BrandOf = {
  readonly name: string;
  /** Where its picture is. */
  readonly logo: string | null;
  /** null: the colour of the page. */
  readonly accent: { readonly colour: string; readonly text: string } | null;
  readonly phone?: string | null | undefined;
  readonly website?: string | null | undefined;
};

type BrandProps = {
  /** undefined: the provider's. */
  readonly of?: BrandOf | undefined;
  readonly provider: string;
  readonly poweredBy: ReactNode;
  /** Without an address it is not a link. */
  readonly href?: string | undefined;
  readonly linkAs?: LinkAs | undefined;
};

const coloursOf = ({ accent }: BrandOf) =>
  ({ "--accent": accent?.colour, "--on-accent": accent?.text }) as CSSProperties;

const pictureOf = (of: BrandOf) =>
  of.logo ? (
    <img className="brand__logo" src={of.logo} alt="" />
  ) : (
    <span className="brand__letter" style={coloursOf(of)} aria-hidden="true">
      {[...of.name][0]}
    </span>
  );

export function Brand({ provider, of, poweredBy, href, linkAs }: BrandProps) {
  const lockup = (
    <>
      {of ? pictureOf(of) : <Mark />}
      <span className="brand__names">
        <span className="brand__provider" translate="no">
          {of?.name ?? provider}
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
