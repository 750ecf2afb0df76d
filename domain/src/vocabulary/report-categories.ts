/** The origin of an error, sent as a tag (spec 1 §8). */
export const reportCategories = ["graphql", "network", "render", "dashboard", "upload", "session"] as const;
export type ReportCategory = (typeof reportCategories)[number];
