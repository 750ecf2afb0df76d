import { describe, expect, test } from "vitest";
import { type SmallValues, smallFlow } from "../testing/small-section.ts";
import { seenOnOpening } from "./resume.ts";

const values: SmallValues = { home: "home-1", pets: [], rooms: "" };
const withPet: SmallValues = { ...values, pets: [{ uuid: "pet-1", name: "Rex" }] };
const context = { petsAllowed: true };
const fresh = { completedSteps: [], completed: false };

const seen = (given: SmallValues, query?: Record<string, string>, wanted?: string) =>
  seenOnOpening({ flow: smallFlow, values: given, context }, { ...fresh, wanted, visit: query && { query } });

describe("a section with several entry points", () => {
  test("opens as usual where no rule names a step", () => {
    expect(seen(values)).toEqual(["home"]);
    expect(seen(values, {})).toEqual(["home"]);
    expect(seen(values, { add: "" })).toEqual(["home"]);
  });

  test("the first rule that names a step wins, also over the step in the URL", () => {
    expect(seen(withPet, { success: "true", add: "" }, "pets")).toEqual(["returned"]);
    expect(seen(withPet, { add: "" }, "home")).toEqual(["home", "pets"]);
  });

  test("a condition of the policy decides the way", () => {
    const walked = seenOnOpening(
      { flow: smallFlow, values: withPet, context: { petsAllowed: false } },
      { ...fresh, wanted: "rooms" },
    );
    expect(walked).toEqual(["home", "rooms"]);
  });
});
