// @vitest-environment happy-dom

import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import type { AgencyRight } from "@latchkey/domain/agencies/agency-users.ts";
import type { GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { accountPage } from "../account/account-route.ts";
import type { PortalPage } from "../shell/portal-page.ts";
import { anOffer } from "../testing/fake-offer.ts";
import { anAgency, marcus, me } from "../testing/fake-portal.ts";
import { aUsersSession, openPortal } from "../testing/open-portal.tsx";
import { knownPortalPages } from "./pages.ts";

afterEach(cleanup);

const withRights = (...rights: readonly AgencyRight[]) => {
  const agency = anAgency([marcus], me({}, rights));
  return (request: GraphqlRequest) =>
    request.operationName === "NewApplicationOffer" ? { data: { offer: anOffer() } } : agency(request);
};

describe("the tabs", () => {
  const tabsOf = (nav: HTMLElement) =>
    [...nav.querySelectorAll("a")].map(({ firstChild }) => firstChild?.textContent);

  test.each([
    [
      "an administrator",
      ["users", "letting"] as const,
      ["Applications", "Many at once", "People", "Usage", "Your account"],
      "/agency/applications",
    ],
    [
      "a negotiator",
      ["letting"] as const,
      ["Applications", "Many at once", "Your account"],
      "/agency/applications",
    ],
    ["a right to rent checker", ["checks"] as const, ["Right to rent", "Your account"], "/agency/checks"],
  ])(
    "of %s leave out what they have no right to, and the first is the start page",
    async (_who, rights, tabs, first) => {
      const { screen, address } = await openPortal({ path: "/agency", graphql: withRights(...rights) });
      const nav = await screen.findByRole("navigation", { name: "Sections" });
      expect(tabsOf(nav)).toEqual(tabs);
      expect(address()).toBe(first);
      expect(nav.querySelector('[aria-current="page"]')?.firstChild?.textContent).toBe(tabs[0]);
    },
  );

  test("say how many applications are open, in the branch of the user", async () => {
    const { screen, operations } = await openPortal({
      path: "/agency/people",
      graphql: anAgency([marcus], me({ branchId: "leeds" })),
    });
    expect(await screen.findByRole("link", { name: "Applications 31 open" })).toBeTruthy();
    expect(operations.find(({ operationName }) => operationName === "OpenCount")?.variables).toEqual({
      branchId: "leeds",
    });
  });

  test("ask for no count without the right to see applications", async () => {
    const { screen, operations } = await openPortal({
      path: "/agency/account",
      graphql: withRights("checks"),
    });
    await screen.findByRole("heading", { level: 1, name: "Your account" });
    expect(operations.map(({ operationName }) => operationName)).not.toContain("OpenCount");
  });

  test("lead to another page, whose title takes the focus", async () => {
    const { screen, address } = await openPortal({ path: "/agency/people" });
    await screen.findByRole("heading", { level: 1, name: "People" });
    await userEvent.click(screen.getByRole("link", { name: "Your account" }));
    const title = await screen.findByRole("heading", { level: 1, name: "Your account" });
    expect(address()).toBe("/agency/account");
    await eventually(() => expect(document.activeElement).toBe(title));
  });
});

describe("the header", () => {
  test("has the agency's name and colour, who checks for it, help, and the person's menu", async () => {
    const { screen } = await openPortal({
      path: "/agency/people",
      graphql: anAgency([marcus], me({ branchId: "leeds" })),
    });
    await screen.findByRole("heading", { level: 1, name: "People" });
    const brand = screen.getByRole("link", { name: /Hartley & Co/ });
    expect(brand.textContent).toBe("HHartley & CoChecks by Quillfield");
    expect(brand.getAttribute("href")).toBe("/agency");
    expect(document.querySelector<HTMLElement>("header")?.style.getPropertyValue("--edge")).toBe("#6b2348");
    expect(screen.getByText(wholeText("Your account: Marcus Ibe"))).toBeTruthy();
    expect(screen.getByText(wholeText("Marcus Ibe, Leeds")).closest("a")?.getAttribute("href")).toBe(
      "/agency/account",
    );
    expect(
      screen.getAllByRole("link", { name: "Get help" }).map((link) => link.getAttribute("href")),
    ).toEqual([expect.stringMatching(/^mailto:/), expect.stringMatching(/^mailto:/)]);
    expect(screen.getByRole("link", { name: "Sign out" }).getAttribute("href")).toBe("/agency/sign-out");
  });

  test("of an agency without a colour has no edge", async () => {
    const plain = { ...me().agency, accent: null, accentText: null };
    const { screen } = await openPortal({
      path: "/agency/people",
      graphql: anAgency([marcus], me({ agency: plain })),
    });
    await screen.findByRole("heading", { level: 1, name: "People" });
    expect(document.querySelector("header")?.className).not.toContain("edge");
  });

  test("before the sign-in is the provider's, without a menu", async () => {
    const { screen } = await openPortal({ path: "/agency/sign-in", session: aUsersSession() });
    await screen.findByRole("heading", { level: 1, name: "Agency sign-in" });
    expect(screen.getByRole("link", { name: /Latchkey/ }).getAttribute("href")).toBe("/agency");
    expect(screen.queryByText(/Your account/)).toBeNull();
    expect(document.title).toBe("Agency sign-in – Latchkey");
  });
});

describe("signing in at the portal", () => {
  test("asks for a link below its own paths", async () => {
    const { screen, sent } = await openPortal({
      path: "/agency/sign-in?return=%2Fagency%2Fpeople",
      session: aUsersSession(),
    });
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Work email" }),
      `${marcus.email}{Enter}`,
    );
    await screen.findByRole("heading", { level: 1, name: "Check your email" });
    expect(sent).toEqual([
      ["/agency/auth/one-time-link", { email: marcus.email, returnTo: "/agency/people" }],
    ]);
  });

  test("returns to no page of the console", async () => {
    const { screen, sent } = await openPortal({
      path: "/agency/sign-in?return=%2Fconsole%2Fteam",
      session: aUsersSession(),
    });
    await userEvent.type(
      await screen.findByRole("textbox", { name: "Work email" }),
      `${marcus.email}{Enter}`,
    );
    await eventually(() => expect(sent).toEqual([["/agency/auth/one-time-link", { email: marcus.email }]]));
  });

  test("sets up the second step for a reason that holds for agencies", async () => {
    const { screen } = await openPortal({
      path: "/agency/second-factor/set-up",
      session: aUsersSession(),
      calls: {
        "/agency/auth/second-factor": () =>
          Response.json({ email: marcus.email, isEnrolled: false, factors: [], triesLeft: 5 }),
      },
    });
    expect(await screen.findByText(/^You see what people told us about themselves/)).toBeTruthy();
  });
});

describe("instead of a page", () => {
  test("an unknown address says so", async () => {
    const { screen } = await openPortal({ path: "/agency/nowhere" });
    await screen.findByRole("heading", { level: 1, name: "This page does not exist" });
    expect(screen.getByRole("link", { name: "Go to the start page" }).getAttribute("href")).toBe("/agency");
  });

  test("one without the right says so", async () => {
    const { screen, operations } = await openPortal({
      path: "/agency/people",
      graphql: withRights("letting"),
    });
    await screen.findByRole("heading", { level: 1, name: "This is not for your role" });
    expect(operations.map(({ operationName }) => operationName)).toEqual(["GetMe"]);
  });

  test("one that crashes leaves the header, and another page can be opened", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken: PortalPage = {
      path: "/agency/broken",
      texts: [],
      script: pageScript(async () => () => {
        throw new Error("broken");
      }),
    };
    const { screen } = await openPortal({ path: "/agency/broken", pages: [accountPage, broken] });
    await screen.findByRole("heading", { level: 1, name: "Something went wrong" });
    await userEvent.click(screen.getByRole("link", { name: /Hartley & Co/ }));
    await screen.findByRole("heading", { level: 1, name: "Your account" });
  });

  test("without a session the sign-in page comes, and leads back", async () => {
    const { left } = await openPortal({ path: "/agency/people", session: aUsersSession() });
    const back = encodeURIComponent("/agency/people");
    await eventually(() => expect(left).toHaveBeenCalledWith(`/agency/sign-in?return=${back}`));
  });
});

test.each([
  ["/agency/sign-in/", "/agency/sign-in"],
  ["/agency/people/5f0c", "/agency/people"],
  ["/agency/applications/5f0c", "/agency/applications"],
  ["/agency/checks/5f0c", "/agency/checks"],
  ["/agency/marcus@hartley.example", "/agency/*"],
])("the path %s is reported as %s", (path, reported) => {
  expect(knownPortalPages.reportedPath(path)).toBe(reported);
});
