import { appConfig } from "../browser/app-config.ts";

/** What only employers and accountants read; what every page needs is one chunk per language. */
const STATEMENTS = ["statement", "employment", "accountant"];

export default appConfig({
  root: import.meta.dirname,
  manifest: "reference",
  inputs: ["reference.html"],
  textGroupOf: (group) => (STATEMENTS.includes(group) ? group : "reference"),
});
