import type { MouseEvent, ReactNode } from "react";

type SkipLinkProps = {
  readonly children: ReactNode;
  readonly target?: string | undefined;
  readonly onClick?: ((event: MouseEvent) => void) | undefined;
};

/** The first stop of the keyboard; hidden until then. Its style is part of base.css. */
export function SkipLink({ children, target = "main", onClick }: SkipLinkProps) {
  return (
    <a className="skip-link" href={`#${target}`} onClick={onClick}>
      {children}
    </a>
  );
}
