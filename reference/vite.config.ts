import { appConfig } from "../browser/app-config.ts";

/** What only employers and accountants read; what every page needs is one chunk per language. */
const OF_SOME = ["rental", "statement", "employment", "accountant"];

export default appConfig({
  root: import.meta.dirname,
  manifest: "reference",
  inputs: ["reference.html"],
  textGroupOf: (group) => (OF_SOME.includes(group) ? group : "reference"),
});
