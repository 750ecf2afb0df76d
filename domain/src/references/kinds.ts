/** What somebody is asked about: a tenancy, a job, or the accounts of somebody self-employed. */
export const referenceKinds = ["rental", "employment", "accountant"] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

/** Where the page of each kind is, before the id (spec 1 §2 for the first). */
export const referencePaths = {
  rental: "/rental-reference",
  employment: "/employment-reference",
  accountant: "/accountant-reference",
} as const satisfies Record<ReferenceKind, string>;

/** Where its reply is sent, before the id (spec 1 §7 for the first). */
export const reviewPaths = {
  rental: "/tenant-review",
  employment: "/employment-review",
  accountant: "/accountant-review",
} as const satisfies Record<ReferenceKind, string>;
