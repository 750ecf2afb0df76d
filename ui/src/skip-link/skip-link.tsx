import type { ReactNode } from "react";

type SkipLinkProps = {
  readonly children: ReactNode;
  /** The id of the page's `<main>`. */
  readonly target?: string | undefined;
};

/** The first thing that the keyboard reaches; hidden until then. Its style is part of base.css. */
export function SkipLink({ children, target = "main" }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`}>
      {children}
    </a>
  );
}
