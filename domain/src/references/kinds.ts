export const referenceKinds = ["rental", "employment", "accountant"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Path of each kind's page, before the id (spec 1 §2 for the first). */
export const referencePaths = {
  rental: "/rental-reference",
  employment: "/employment-reference",
  accountant: "/accountant-reference",
} as const satisfies Record<ReferenceKind, string>;

/** Path of each kind's reply, before the id, below the base of the API (spec 1 §7 for the first). */
export const reviewPaths = {
  rental: "/wizard/api/tenant-review",
  employment: "/wizard/api/employment-review",
  accountant: "/wizard/api/accountant-review",
} as const satisfies Record<ReferenceKind, string>;

/** The same paths without the base, for clients that know no base. */
export const reviewAliases = {
  rental: "/tenant-review",
  employment: "/employment-review",
  accountant: "/accountant-review",
} as const satisfies Record<ReferenceKind, string>;
