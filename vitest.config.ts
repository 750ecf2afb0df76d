import { createRequire } from "node:module";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./scripts/testing/longest-first.ts";

/**
 * How long a test may take before it counts as hanging. Nothing is proven by being faster than this: a machine that does
 * other things as well has its time.
 */
const HANGS_MS = 60_000;

/** One instance of graphql for our sources and for the libraries: its other build is not the same module. */
const alias = { graphql: createRequire(import.meta.url).resolve("graphql") };

/** What `expect.poll` waits for is a fact that comes about by itself. */
const poll = { timeout: HANGS_MS / 2 };

export default defineConfig({
  test: {
    // As many as a small machine has cores: by default Vitest would leave one of two idle. `npm test` has one more, because
    // tests of the built product mostly wait.
    maxWorkers: Number(process.env.TEST_WORKERS ?? "2"),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [react()],
        resolve: { alias },
        test: {
          name: "pure",
          // Not with `exclude`, which would replace what the command line excludes.
          include: [
            "{domain,words,document-checks,ui,browser,members,applicant,reference,console,portal,sandbox,server}/src/**/!(*.db|*.product).test.{ts,tsx}",
            "{bench,document-checks/bench,journeys,scripts}/**/!(*.db|*.product).test.ts",
          ],
          restoreMocks: true,
          // Files share a worker's modules and document, which halves the time.
          isolate: false,
          // A link that is followed leaves the document, which the files share, at its address: at one of another origin its
          // cookies and its history would do nothing.
          environmentOptions: {
            happyDOM: { settings: { navigation: { disableFallbackToSetURL: true } } },
          },
          setupFiles: [
            "scripts/testing/quick-react.ts",
            "scripts/testing/inline-elements.ts",
            "scripts/testing/clean-up.ts",
          ],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll },
        },
      },
      {
        resolve: { alias },
        test: {
          name: "database",
          include: ["{server,scripts}/**/*.db.test.ts"],
          restoreMocks: true,
          // Each file has databases of its own. Importing the server again for each would take half of the time.
          isolate: false,
          globalSetup: ["server/test/global-setup.ts"],
          setupFiles: ["server/test/drop-databases.ts"],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          expect: { poll },
        },
      },
      {
        // Runs what was built, with real processes and signals. Each file has ports and folders of its own.
        test: {
          name: "product",
          include: ["scripts/**/!(sign-in-timing).product.test.ts"],
          globalSetup: ["scripts/testing/global-setup.ts"],
          testTimeout: 300_000,
          hookTimeout: HANGS_MS,
        },
      },
      {
        // After all the others, with nothing beside it.
        test: {
          name: "timing",
          include: ["scripts/sign-in-timing.product.test.ts"],
          globalSetup: ["scripts/testing/global-setup.ts"],
          testTimeout: 300_000,
          hookTimeout: HANGS_MS,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
