// npm run check: format, lint, import rules, types, generated files, sizes, equal lines, comments, unused exports, statements of the specification, unit tests.
import { installWhenNeeded, run } from "./install.mjs";
import { runUnitTests } from "./suites.mjs";

installWhenNeeded({ withDev: true });
const { makeTypes } = await import("./build.mjs");
await makeTypes();
const node = (...args) => run(process.execPath, args);
const step = (name, work) => {
  const start = performance.now();
  work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};

step("Format, lint, import rules", () =>
  node("node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."),
);
step("Schema", () => node("node_modules/tsx/dist/cli.mjs", "scripts/print-schema.ts", "--check"));
step("Types", () => {
  node("node_modules/typescript/bin/tsc", "-b");
  node("node_modules/typescript/bin/tsc", "-p", "domain/tsconfig.test.json");
});
step("Rings of folders", () => node("node_modules/tsx/dist/cli.mjs", "scripts/folder-rings.ts"));
step("Sizes of files and functions", () =>
  node("node_modules/tsx/dist/cli.mjs", "scripts/structure-figures.ts", "--check"),
);
step("Equal lines", () => node("node_modules/tsx/dist/cli.mjs", "scripts/equal-lines.ts"));
step("Comments", () => node("node_modules/tsx/dist/cli.mjs", "scripts/comment-figures.ts"));
step("Unused exports and packages", () => node("node_modules/knip/bin/knip.js"));
step("Flow charts", () => node("node_modules/tsx/dist/cli.mjs", "scripts/draw-flows.ts", "--check"));
step("Schema of policies", () =>
  node("node_modules/tsx/dist/cli.mjs", "scripts/policy-schema.ts", "--check"),
);
step("Standard of affordability", () =>
  node("node_modules/tsx/dist/cli.mjs", "scripts/affordability-standard.ts", "--check"),
);
step("Statements of the specification", () =>
  node("node_modules/tsx/dist/cli.mjs", "scripts/spec-coverage.ts"),
);
// After `npm test` the unit tests have run already.
if (process.env.PURE_TESTS_DONE !== "true")
  step("Unit tests", () => {
    if (runUnitTests().failures.length > 0) process.exit(1);
  });
