import type { ReactNode } from "react";

/** Every state of one component, by name. The gallery shows them and the tests visit each one. */
export type Examples = { readonly [name: string]: () => ReactNode };
