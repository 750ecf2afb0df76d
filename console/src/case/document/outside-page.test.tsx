// @vitest-environment happy-dom

import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aDossier } from "../../testing/fake-case.ts";
import { aPage, fakePages, noPage } from "../../testing/fake-document.ts";
import { aViewedResult } from "../../testing/fake-outside.ts";
import { aSecondReview } from "../../testing/fake-second-reviews.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const PATH = "/console/cases/amara/outside-results/1";
const FILE = "/console/documents/amara/outside-results/1";

const openResult = async (page?: Parameters<typeof fakePages>[0], secondReviewId?: string) => {
  const pages = fakePages(page);
  const desk = await openDesk({
    path: PATH,
    answers: {
      OutsideResultOf: () => aViewedResult(secondReviewId),
      DossierOf: () => aDossier(),
      SecondReviewOf: () => aSecondReview(),
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Credit file" });
  return { ...desk, ...pages };
};

describe("the file of an outside result", () => {
  test("is shown page by page beside what was recorded, without the verdict", async () => {
    const { asked, sent } = await openResult(() => aPage(2));
    expect(sent("OutsideResultOf")).toEqual([{ partyId: "amara", resultId: "1" }]);
    await screen.findByRole("img", { name: "Credit file, page 1" });
    await userEvent.keyboard("{ArrowRight}");
    await screen.findByRole("img", { name: "Credit file, page 2" });
    expect(asked).toEqual([`${FILE}/pages/1`, `${FILE}/pages/2`]);
    const recorded = within(screen.getByRole("region", { name: "What was recorded" }));
    expect(recorded.getByText(/^Experian, 1 Mar 2026/)).toBeTruthy();
    expect(recorded.getByText(/1 judgment that is not satisfied/)).toBeTruthy();
    expect(screen.queryByText(/Counts against/)).toBeNull();
  });

  test("leads back to the case, by a link and by a key", async () => {
    const { address } = await openResult();
    expect(screen.getByRole("link", { name: "Amara Okafor" }).getAttribute("href")).toBe(
      "/console/cases/amara",
    );
    await userEvent.keyboard("u");
    expect(address()).toBe("/console/cases/amara");
  });

  test("leads a second reviewer, to whom the case is closed, back to the review", async () => {
    const { address } = await openResult(undefined, "review-1");
    expect(screen.getByRole("link", { name: "Amara Okafor" }).getAttribute("href")).toBe(
      "/console/second-reviews/review-1",
    );
    await userEvent.keyboard("u");
    expect(address()).toBe("/console/second-reviews/review-1");
  });

  test("is downloaded as a copy, and says if there is none", async () => {
    const { asked } = await openResult(() => noPage(422, "TOO_LONG_FOR_COPY"));
    await userEvent.click(screen.getByRole("button", { name: "Download a marked copy" }));
    expect(asked).toContain(`${FILE}/download`);
    const alerts = await screen.findAllByRole("alert");
    expect(alerts.length).toBeGreaterThan(0);
  });

  test("that is unknown is not found, and that cannot be loaded is asked for again", async () => {
    fakePages();
    await openDesk({ path: PATH, answers: { OutsideResultOf: () => refusedWith("NOT_FOUND") } });
    expect(await screen.findByText("This page does not exist")).toBeTruthy();
    cleanup();
    await openDesk({ path: PATH, answers: { OutsideResultOf: () => undefined } });
    expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  });
});
