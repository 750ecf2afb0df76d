import { expect, test } from "@playwright/test";
import { openExample } from "./open-example.ts";

test("every icon is drawn within its 24 × 24 grid", async ({ page }) => {
  await openExample(page, "icon/all");
  const outside = await page.locator("svg.icon path").evaluateAll((paths) =>
    paths.flatMap((path) => {
      const { x, y, width, height } = (path as SVGPathElement).getBBox();
      const isInside = x >= 0 && y >= 0 && x + width <= 24 && y + height <= 24;
      return isInside ? [] : [path.getAttribute("d")];
    }),
  );
  expect(outside).toEqual([]);
});
