import { BaseSequencer, type TestSpecification } from "vitest/node";

/** It waits for minutes while nothing else does: begun last, it would be what everybody waits for. */
const MOSTLY_WAITS = "database-away.product.test.ts";

const waits = ({ moduleId }: TestSpecification): boolean => moduleId.endsWith(MOSTLY_WAITS);

/** The usual order, but for the file that mostly waits, which comes first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}
