import type { Card } from "@latchkey/domain/dashboard/derive.ts";
import { expect, test } from "vitest";
import { cardAddress } from "./card-address.ts";

const UUID = "0b1e3c7a-1111-4222-8333-444455556666";

type Place = Pick<Card, "kind" | "section" | "progressId" | "relatedObjectUuid" | "remedialUuid">;

const aPlace = (place: Partial<Place> = {}): Place => ({
  kind: "ordinary",
  section: "INCOME",
  progressId: undefined,
  relatedObjectUuid: undefined,
  remedialUuid: undefined,
  ...place,
});

test("INC-018 the card of a further income leads to the address where one is added, until it has begun", () => {
  const further = aPlace({ kind: "additional-income" });
  expect(cardAddress(further)).toBe("/questions/income/add");
  expect(cardAddress({ ...further, progressId: 7, relatedObjectUuid: UUID })).toBe(
    `/questions/income?progress_id=7&related_object_uuid=${UUID}`,
  );
  expect(cardAddress(aPlace())).toBe("/questions/income");
});
