// @vitest-environment happy-dom
import { identityFlow } from "@latchkey/domain/identity/flow.ts";
import { describe, expect, test } from "vitest";
import { lazyScreen } from "../../questions/step-screen.ts";
import { MutateMe } from "../mutate-me.graphql.ts";
import { rightToRent } from "../right-to-rent/right-to-rent-variant.ts";
import type { VariantOf } from "../variant.ts";
import { sharedScreens } from "./identity-screens.ts";
import { standard } from "./standard-variant.ts";

const shared = sharedScreens(lazyScreen);

describe.each([
  ["standard", standard],
  ["right to rent", rightToRent],
] as const)("the variant %s", (_name, { flow, screens }) => {
  test("has a screen for each of its steps", () => {
    expect(Object.keys(screens(shared, lazyScreen))).toEqual(expect.arrayContaining(Object.keys(flow.steps)));
  });
});

test("a variant that forgets a screen does not compile", () => {
  const forgetful: VariantOf<keyof typeof identityFlow.steps> = {
    flow: identityFlow,
    // @ts-expect-error: no screen for `documents` and `none`
    screens: (given) => ({ ...given }),
    mutation: MutateMe,
  };
  expect(Object.keys(forgetful.screens(shared, lazyScreen))).not.toContain("documents");
});
