import { type Plugin, runnerImport } from "vite";

/**
 * What is said of all steps is gathered from the sections' own words. The build gathers it once, so that a page with a
 * list of steps does not load every section.
 */
export const gatheredStepWords = (): Plugin => ({
  name: "latchkey:gathered-step-words",
  apply: "build",
  load: {
    filter: { id: /\/words\/src\/[a-z]{2}\/step(?:s|-labels)\.ts$/ },
    async handler(id) {
      const { module, dependencies } = await runnerImport<Readonly<Record<string, unknown>>>(id);
      for (const file of dependencies) this.addWatchFile(file);
      return Object.entries(module)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)};`)
        .join("\n");
    },
  },
});
