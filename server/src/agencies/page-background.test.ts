import { readFileSync } from "node:fs";
import { PAGE_BACKGROUND } from "@latchkey/domain/agencies/colour.ts";
import { expect, test } from "vitest";

test("the background that a colour is judged against is that of the pages", () => {
  const tokens = new URL("../../../ui/src/tokens/tokens.css", import.meta.url);
  expect(readFileSync(tokens, "utf8")).toContain(`--paper: ${PAGE_BACKGROUND}`);
});
