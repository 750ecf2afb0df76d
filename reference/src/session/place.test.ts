// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { viewOf } from "./place.ts";

test.each([
  ["/rental-reference/0b1e", "rental"],
  ["/employment-reference/0b1e", "employment"],
  ["/accountant-reference/0b1e/", "accountant"],
  ["/reference-thank-you", "thanks"],
  ["/reference-thank-you/", "thanks"],
])("%s shows %s", (path, view) => expect(viewOf(path)).toBe(view));
