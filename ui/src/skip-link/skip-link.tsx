import type { MouseEvent, ReactNode } from "react";

type SkipLinkProps = {
  readonly children: ReactNode;
  /** The id of the page's `<main>`. */
  readonly target?: string | undefined;
  /** For a page whose address must keep its fragment. */
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
};

/** The first thing that the keyboard reaches; hidden until then. Its style is part of base.css. */
export function SkipLink({ children, target = "main", onClick }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`} onClick={onClick}>
      {children}
    </a>
  );
}
