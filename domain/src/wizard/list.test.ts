import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { changeList, type ListChange, rollBack } from "./list.ts";

interface Home {
  readonly uuid: string;
  readonly town: string;
}

const [leeds, york, hull]: readonly Home[] = ["Leeds", "York", "Hull"].map((town) => ({ uuid: town, town }));
const moved = { uuid: "Leeds", town: "Leeds, later" };

describe("a list that is changed at once", () => {
  test.each<[string, readonly (Home | undefined)[], ListChange<Home>, readonly (Home | undefined)[]]>([
    ["a new item is added at the end", [leeds], { kind: "put", item: york as Home }, [leeds, york]],
    ["a known one is replaced in place", [leeds, york], { kind: "put", item: moved }, [moved, york]],
    ["one is removed", [leeds, york], { kind: "remove", uuid: "Leeds" }, [york]],
    ["removing what is gone changes nothing", [york], { kind: "remove", uuid: "Leeds" }, [york]],
  ])("%s", (_what, list, change, expected) => {
    expect(changeList(list as readonly Home[], change)).toEqual(expected);
  });
});

describe("a change whose save failed", () => {
  const item = fc.record({ uuid: fc.constantFrom("a", "b", "c", "d"), town: fc.string() });
  const list = fc.uniqueArray(item, { selector: ({ uuid }) => uuid, maxLength: 4 });
  const change = fc.oneof(
    item.map((put): ListChange<Home> => ({ kind: "put", item: put })),
    fc.constantFrom("a", "b", "c", "d").map((uuid): ListChange<Home> => ({ kind: "remove", uuid })),
  );

  test("is rolled back to what was there before", () => {
    fc.assert(
      fc.property(list, change, (before, one) => {
        expect(rollBack(changeList(before, one), one, before)).toEqual(before);
      }),
      seededRuns,
    );
  });

  test("takes nothing back of what happened to other items meanwhile", () => {
    fc.assert(
      fc.property(list, change, change, (before, failed, later) => {
        const id = (of: ListChange<Home>) => (of.kind === "put" ? of.item.uuid : of.uuid);
        fc.pre(id(failed) !== id(later));
        const now = changeList(changeList(before, failed), later);
        const back = rollBack(now, failed, before);
        const others = (items: readonly Home[]) => items.filter((one) => one.uuid !== id(failed));
        expect(others(back)).toEqual(others(now));
      }),
      seededRuns,
    );
  });

  test("leaves the item alone that was changed again", () => {
    const before = [leeds, york, hull] as readonly Home[];
    const failed: ListChange<Home> = { kind: "put", item: moved };
    const again = { uuid: "Leeds", town: "Leeds, once more" };
    const now = changeList(changeList(before, failed), { kind: "put", item: again });
    expect(rollBack(now, failed, before)).toEqual([again, york, hull]);
  });
});
