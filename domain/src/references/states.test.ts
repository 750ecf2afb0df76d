import { expect, test } from "vitest";
import { awaitsAnswer, reviewStates } from "./states.ts";

test("an answer is awaited from the request to the answer, and from nobody who was never asked", () => {
  expect(reviewStates.filter(awaitsAnswer)).toEqual(["sent", "opened", "bounced"]);
});
