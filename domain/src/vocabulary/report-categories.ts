/** Where an error came from, sent along as a tag (spec 1 §8). */
export const reportCategories = ["graphql", "network", "render", "dashboard", "upload", "session"] as const;
export type ReportCategory = (typeof reportCategories)[number];
