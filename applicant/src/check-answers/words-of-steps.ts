import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";

const namespaces = {
  IDENTITY: ["identity", "right-to-rent"],
  INCOME: ["income"],
  RESIDENCE: ["residence"],
} as const satisfies Readonly<Record<SectionName, readonly string[]>>;

/** The keys under which a section's own words may say something of a step: `income:konfir.phrase`. */
export const keysOfStep = (section: SectionName, step: string, said: string): readonly string[] =>
  namespaces[section].map((namespace) => `${namespace}:${step}.${said}`);
