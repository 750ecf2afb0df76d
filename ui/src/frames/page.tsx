import type { ReactNode } from "react";
import "./page.css";

type PageProps = { readonly children: ReactNode };

/** 1120 px at most. Its id is the target of the skip link. */
export function Page({ children }: PageProps) {
  return (
    <main id="main" className="page">
      {children}
    </main>
  );
}
