// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { answerOf, panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { anApplication, aPerson, lukas } from "../../testing/fake-application.ts";
import { showApplication } from "../../testing/show-application.tsx";

afterEach(cleanup);

const PANEL = "Agreement";

const aHome = (agency: boolean | null, finding: "OPEN" | "NOBODY" | "MORE" | "DIFFER") =>
  anApplication([aPerson("amara"), lukas], {
    signing: {
      __typename: "HomeSigning",
      isReady: false,
      isExempt: false,
      firstLimitedDay: null,
      letting: {
        __typename: "Letting",
        landlord: null,
        agreementOn: "2026-12-10",
        startsOn: "2026-12-14",
        signedOn: null,
        endedOn: null,
        isRecorded: false,
      },
      people: [],
    },
    otherAdults: {
      __typename: "OtherAdults",
      agency,
      finding,
      tenants: [
        { __typename: "OtherAdultsOfTenant", partyId: "amara", livesThere: true },
        { __typename: "OtherAdultsOfTenant", partyId: "lukas", livesThere: null },
      ],
    },
  });

test("the answers stand side by side, and the agency's is recorded", async () => {
  const desk = await showApplication(
    { RecordOtherAdults: () => ({ recordOtherAdults: aHome(false, "DIFFER") }) },
    aHome(null, "MORE"),
  );
  await screen.findByRole("heading", { name: "Another adult in the home?" });
  expect(answerOf(PANEL, "The agency")).toBe("Not answered");
  const amara = panel(PANEL).getAllByText("Amara Okafor").at(-1)?.closest("dt");
  expect(amara?.nextElementSibling?.textContent).toBe("Yes");
  expect(panel(PANEL).getByText("Another adult")).toBeTruthy();
  await press("The agency says no");
  expect(await screen.findByText("The answers differ")).toBeTruthy();
  expect(answerOf(PANEL, "The agency")).toBe("No");
  expect(screen.queryByRole("button", { name: "The agency says no" })).toBeNull();
  expect(desk.sent("RecordOtherAdults")).toEqual([{ applicationId: "application-1", livesThere: false }]);
});

test("an answer that is refused says so", async () => {
  await showApplication({ RecordOtherAdults: () => refusedWith("OWN_CASE") }, aHome(null, "OPEN"));
  await screen.findByRole("heading", { name: "Another adult in the home?" });
  await press("The agency says yes");
  expect(await panel(PANEL).findByRole("alert")).toBeTruthy();
});
