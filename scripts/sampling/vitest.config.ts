import { relative } from "node:path";
import { defineConfig } from "vitest/config";
import tests from "../../vitest.config.ts";
import { IS_ACTIVE, isProduct, TURNED, withMutants } from "./mutants.ts";

const root = new URL("../..", import.meta.url).pathname;

const mutants = {
  name: "mutants",
  enforce: "pre" as const,
  transform: (source: string, id: string) => {
    const file = relative(root, id.split("?")[0] ?? "");
    return isProduct(file) ? { code: withMutants(file, source), map: null } : undefined;
  },
};

// The global set-up runs in this process, and imports the product.
Object.assign(globalThis, { [IS_ACTIVE]: () => false, [TURNED]: (_name: string, value: unknown) => value });

const projects = (tests.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== "object" || !("test" in project)) return [];
  const { name, setupFiles = [] } = project.test ?? {};
  if (name !== "pure" && name !== "database") return [];
  const switches = ["scripts/sampling/switches.ts", ...[setupFiles].flat()];
  return [
    {
      ...project,
      plugins: [mutants, ...(project.plugins ?? [])],
      test: { ...project.test, setupFiles: switches },
    },
  ];
});

export default defineConfig({ root, test: { ...tests.test, projects } });
