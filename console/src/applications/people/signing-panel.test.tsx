// @vitest-environment happy-dom

import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anApplication } from "../../testing/fake-application.ts";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(cleanup);

const aSigning = (signedOn: string | null, block: "NOT_RECORDED" | "TOO_LATE") => ({
  __typename: "HomeSigning",
  isReady: false,
  isExempt: false,
  firstLimitedDay: null,
  letting: {
    __typename: "Letting",
    landlord: "R. Calvert",
    agreementOn: "2026-03-10",
    startsOn: "2026-04-01",
    signedOn,
    endedOn: null,
    isRecorded: true,
  },
  people: [
    { __typename: "PersonOfHome", partyId: "amara", block, recordedOn: null, state: null, followUpBy: null },
  ],
});

test.each([
  [null, "NOT_RECORDED", "To be recorded before the agreement"],
  ["2026-03-10", "NOT_RECORDED", "Not recorded: the agreement is signed, so the record is late"],
  ["2026-03-10", "TOO_LATE", "Checked after the agreement"],
] as const)("a person of an agreement signed on %s, with the block %s", async (signedOn, block, words) => {
  await showApplication({}, { ...anApplication(), signing: aSigning(signedOn, block) });
  expect(await screen.findByText(words)).toBeTruthy();
});
