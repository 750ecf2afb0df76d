import type { ReactNode } from "react";
import type { Examples } from "../src/example.ts";

export type FoundExample = {
  /** `block/example` */
  readonly id: string;
  readonly block: string;
  readonly Example: () => ReactNode;
  /** A page or an overlay: it takes the whole window, so the gallery only links to it. */
  readonly isWhole: boolean;
};

const files = import.meta.glob<{ examples: Examples; whole?: boolean }>("../src/**/*.examples.tsx", {
  eager: true,
});

/** Every example of every component, sorted by component. */
export function findExamples(): readonly FoundExample[] {
  return Object.entries(files).flatMap(([path, { examples, whole = false }]) => {
    const block = path.split("/").at(-1)?.replace(".examples.tsx", "") ?? path;
    return Object.entries(examples).map(([name, Example]) => ({
      id: `${block}/${name}`,
      block,
      Example,
      isWhole: whole,
    }));
  });
}
