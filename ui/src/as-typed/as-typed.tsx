import type { ReactNode } from "react";

/** A value that the translator of a browser must leave as it is: a name, an address, a number, a code. */
export function AsTyped({ children }: { readonly children: ReactNode }) {
  return <span translate="no">{children}</span>;
}
