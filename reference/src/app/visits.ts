import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import { type Visit, visitOf } from "../visit/reference-page.tsx";

const loaders = {
  rental: async () => visitOf((await import("../rental/rental-pages.ts")).rental),
  employment: async () => visitOf((await import("../employment/employment-pages.ts")).employment),
  accountant: async () => visitOf((await import("../accountant/accountant-pages.ts")).accountant),
} as const satisfies Record<ReferenceKind, () => Promise<Visit>>;

/** Loads the pages of one kind only. */
export const loadVisit = async (kind: ReferenceKind | undefined): Promise<Visit | undefined> =>
  kind && (await loaders[kind]());
