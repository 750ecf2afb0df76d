// @vitest-environment happy-dom

import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aCandidate, aSanctionsDesk, aVerdict } from "../../testing/fake-sanctions.ts";
import { showCase } from "../../testing/show-case.tsx";
import { showPage } from "../../testing/show-part.tsx";
import { SanctionsPage } from "./sanctions-page.tsx";

afterEach(cleanup);

const show = async (given: Record<string, unknown> = {}, answers: EndpointAnswers = {}) => {
  const shown = await showPage(<SanctionsPage />, "/console/cases/:partyId/sanctions", {
    path: "/console/cases/amara/sanctions",
    answers: { SanctionsDeskOf: () => ({ sanctionsDesk: aSanctionsDesk(given) }), ...answers },
  });
  await screen.findByRole("heading", { level: 1 });
  return shown;
};

const standing = (state: string, day: string | null = "2026-03-10", open = 0) => ({
  standing: { __typename: "SanctionsStanding", state, day, open },
});

describe("issue England 11: the page of a screening", () => {
  test("stands the person beside the entry, with score and reasons", async () => {
    await show();
    expect(screen.getByText("1 name to look at")).toBeTruthy();
    expect(screen.getByText("Nothing is told to the applicant")).toBeTruthy();
    const rows = within(screen.getByRole("table", { name: "Person and entry, UTO0042" })).getAllByRole("row");
    const texts = rows.map((row) => row.textContent);
    expect(texts[1]).toBe("NameLukas BrandtLukas Emil BRANDTalso: Lucas BRANDClose");
    expect(texts[2]).toBe("Born14 April 19911992Same");
    expect(texts[3]).toBe("NationalityGermanyUtopiaCompare yourself");
    const score = panel("How close is it?");
    expect(score.getByText("96 of 100")).toBeTruthy();
    expect(score.getByText("2 of 2 parts alike. 1 part more on one side")).toBeTruthy();
    expect(score.getByText("About the same")).toBeTruthy();
    expect(panel("Other names").getByText("Louis BRANT")).toBeTruthy();
    expect(panel("Checks so far").getByText("List of 10 March 2026: 1 name")).toBeTruthy();
  });

  test("takes a verdict only with a reason and where it was seen", async () => {
    const { sent } = await show(
      {},
      {
        JudgeSanctionsCandidate: () => ({
          judgeSanctionsCandidate: aSanctionsDesk({
            ...standing("CLEAR"),
            candidates: [aCandidate({ isOpen: false, verdicts: [aVerdict("other_person")] })],
          }),
        }),
      },
    );
    await userEvent.click(screen.getByRole("radio", { name: /No, somebody else/ }));
    await press("Save the verdict");
    expect(screen.getByText("Write why")).toBeTruthy();
    expect(screen.getByText("Say where you saw it")).toBeTruthy();
    expect(sent("JudgeSanctionsCandidate")).toEqual([]);
    await userEvent.type(
      screen.getByRole("textbox", { name: "Why" }),
      "Born a year earlier, another nationality.",
    );
    await userEvent.click(screen.getByRole("checkbox", { name: "Identity document" }));
    await press("Save the verdict");
    expect(sent("JudgeSanctionsCandidate")).toEqual([
      {
        partyId: "amara",
        candidateId: "candidate-1",
        verdict: "other_person",
        reason: "Born a year earlier, another nationality.",
        seenOn: ["identity_document"],
      },
    ]);
    expect(await screen.findByText("Verdict saved.")).toBeTruthy();
    expect(screen.getByText("Somebody else")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Correct the verdict" })).toBeTruthy();
  });

  test.each([
    [true, null, "An email has gone to the compliance contact of Hartley & Co."],
    [false, null, /^Hartley & Co has no compliance contact here. Tell its compliance officer yourself/],
    [true, "550 5.1.1", /^The email to the compliance contact did not arrive \(550 5.1.1\)/],
  ])("of a confirmed candidate says who was told (%s, %s)", async (tellsAgency, emailFailed, text) => {
    await show({
      ...standing("CONFIRMED"),
      candidates: [
        aCandidate({
          isOpen: false,
          emailFailed,
          verdicts: [aVerdict("same_person", { tellsAgency })],
          report: [
            {
              __typename: "SanctionsReportLine",
              name: "Entry on the list",
              value: "UTO0042, Lukas Emil BRANDT",
            },
          ],
        }),
      ],
    });
    expect(screen.getByText(text)).toBeTruthy();
    expect(panel("Text for OFSI").getByText("UTO0042, Lukas Emil BRANDT")).toBeTruthy();
  });

  test.each([
    ["NO_LIST", null, "No screening is possible"],
    ["NOT_SCREENED", "2026-03-10", /^The screening by the newest list has not run yet/],
    ["CLEAR", "2026-03-10", "No person of the list has a name close to this one."],
  ])("says what %s means", async (state, day, text) => {
    await show({ ...standing(state, day), candidates: [], screenings: [], near: [] });
    expect(screen.getByText(text)).toBeTruthy();
  });
});

test("issue England 11: the case shows the state, and leads to the page", async () => {
  await showCase({
    sanctions: { state: "OPEN", day: "2026-03-10", open: 2 },
  });
  await screen.findByRole("region", { name: "Sanctions list" });
  const shown = panel("Sanctions list");
  expect(shown.getByText("2 names to look at")).toBeTruthy();
  expect(shown.getByRole("link", { name: "Open the screening" }).getAttribute("href")).toBe(
    "/console/cases/amara/sanctions",
  );
});
