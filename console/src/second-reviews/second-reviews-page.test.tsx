// @vitest-environment happy-dom

import { type EndpointAnswers, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press } from "@latchkey/members/testing/on-screen.ts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  aDifferingReview,
  aSecondReview,
  aWaitingReview,
  someReviews,
} from "../testing/fake-second-reviews.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const open = async (
  listed: Parameters<typeof someReviews>[0] = {},
  answers: EndpointAnswers = {},
  roles?: readonly string[],
) => {
  const desk = await openDesk({
    path: "/console/second-reviews",
    answers: { SecondReviews: () => someReviews(listed), ...answers },
    ...(roles ? { roles } : {}),
  });
  await screen.findByRole("heading", { level: 1, name: "Second reviews" });
  return desk;
};

describe("the list", () => {
  test("names who waits and since when, and nothing of the first decision", async () => {
    await open({
      waiting: [aWaitingReview(), aWaitingReview({ id: "r2", firstName: "Jonas", isYours: true })],
    });
    const waiting = panel("Waiting for you");
    expect(waiting.getByRole("row", { name: /Amara Okafor.*LK-20418.*14 Alder Row/ })).toBeTruthy();
    expect(waiting.getByRole("button", { name: "Go on with the review of Jonas Okafor" })).toBeTruthy();
    expect(waiting.getByText("You opened it")).toBeTruthy();
    expect(waiting.queryByText(/accept|Lucía/i)).toBeNull();
  });

  test("says that nothing waits, and that no difference is open", async () => {
    await open();
    expect(panel("Waiting for you").getByText(/^Nothing waits/)).toBeTruthy();
    expect(panel("Differences").getByText(/^None\./)).toBeTruthy();
  });

  test("marks what differs, with both reviewers", async () => {
    await open({ differing: [aDifferingReview()] });
    const differing = panel("Differences");
    expect(differing.getByText("Differs")).toBeTruthy();
    expect(differing.getByText("Accepted, Lucía Ortega")).toBeTruthy();
    expect(differing.getByText("Declined, Tom Hall")).toBeTruthy();
    expect(differing.getByRole("link", { name: "LK-20405" }).getAttribute("href")).toBe(
      "/console/second-reviews/review-2",
    );
  });

  test("shows an administrator differences and numbers, and no case", async () => {
    await open({ differing: [aDifferingReview()] }, {}, ["ADMINISTRATOR"]);
    expect(screen.queryByText("Waiting for you")).toBeNull();
    expect(panel("Differences").queryByRole("link")).toBeNull();
  });

  test("that did not come can be asked for again", async () => {
    let isAway = true;
    await openDesk({
      path: "/console/second-reviews",
      answers: { SecondReviews: () => (isAway ? noResponse() : someReviews()) },
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    await screen.findByRole("heading", { name: "Second reviews" });
  });
});

describe("the agreement", () => {
  const shares = async (given: number, agreed: number) => {
    await open({}, { SecondReviews: () => someReviews({}, { given, agreed }) });
    return screen.getByText("Agreement", { selector: "dt" }).parentElement?.textContent;
  };

  test("is hidden below ten reviews", async () => {
    expect(await shares(9, 9)).toBe("Agreement–Shown from 10 reviews");
  });

  test("is a share with its interval", async () => {
    expect(await shares(100, 90)).toBe("Agreement90 %Likely between 83 % and 94 %");
  });
});

describe("opening one", () => {
  test("leads to its page", async () => {
    const { address, sent } = await open(
      { waiting: [aWaitingReview()] },
      {
        OpenSecondReview: () => ({ openSecondReview: { __typename: "SecondReview", id: "review-1" } }),
        SecondReviewOf: () => aSecondReview(),
      },
    );
    await press("Open the review of Amara Okafor");
    await screen.findByText("Decide from what is on this page");
    expect(address()).toBe("/console/second-reviews/review-1");
    expect(sent("OpenSecondReview")).toEqual([{ id: "review-1" }]);
  });

  test.each([
    ["HELD_BY_COLLEAGUE", "A colleague has opened it meanwhile."],
    ["SECOND_PERSON_NEEDED", "You took part in one of the decisions, or have read it."],
    ["DECISION_OVER", "It is answered already, or the decision was taken back."],
  ])("that is refused with %s says why", async (code, text) => {
    await open({ waiting: [aWaitingReview()] }, { OpenSecondReview: () => refusedWith(code) });
    await press("Open the review of Amara Okafor");
    expect((await screen.findByRole("alert")).textContent).toContain(text);
  });
});

test("a case that would tell the decision is closed, and says why", async () => {
  await openDesk({
    path: "/console/cases/amara",
    answers: { DossierOf: () => refusedWith("SECOND_REVIEW_OPEN") },
  });
  await screen.findByRole("heading", { name: "Your second review comes first" });
  const links = screen.getAllByRole("link", { name: "Second reviews" });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(Array(2).fill("/console/second-reviews"));
});
