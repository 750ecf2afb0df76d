import { expect, test } from "vitest";
import { LINK, SECRET, UUID } from "../testing/open-reference.tsx";
import { linkAt } from "./reference-link.ts";

const PATH = `/rental-reference/${UUID}`;

test.each([
  LINK,
  `${PATH}#k=${SECRET}`,
  `${PATH}/#k=${SECRET}`,
  `${PATH}#${SECRET}`,
  `${PATH}?utm=1#k%3D${SECRET}`,
])("the link of a reference needs nothing of its query: %s", (address) => {
  expect(linkAt(new URL(address, "http://localhost"))).toEqual({
    kind: "rental",
    uuid: UUID,
    secret: SECRET,
  });
});
