import type { ReactNode } from "react";
import "./page-footer.css";

type PageFooterProps = {
  readonly children: ReactNode;
};

export function PageFooter({ children }: PageFooterProps) {
  return (
    <footer className="page-footer">
      <div className="page-footer__inner">{children}</div>
    </footer>
  );
}
