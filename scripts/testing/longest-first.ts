import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** It waits for minutes while nothing else does: begun last, it would be what everybody waits for. */
const MOSTLY_WAITS = "database-away.product.test.ts";

const isFirst = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(MOSTLY_WAITS);
const hasDocument = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment happy-dom");

const PROJECTS = ["product", "database", "timing"];

/** Smaller is earlier. */
const rankOf = (file: TestSpecification): number => {
  if (isFirst(file)) return 0;
  if (file.project.name !== "pure") return 1 + PROJECTS.indexOf(file.project.name);
  return 1 + PROJECTS.length + (hasDocument(file) ? 0 : 1);
};

/**
 * The usual order, the longest first, within files of one kind. A worker is ended, with all that it has imported, whenever the
 * next file is of another project or environment: in a mixed order that took a third of the time of the unit tests.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = (await super.sort(files)).map((file) => ({ file, rank: rankOf(file) }));
    return ranked.toSorted((one, other) => one.rank - other.rank).map(({ file }) => file);
  }
}
