// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OwnApplication } from "../shell/own-applications.ts";
import { aMe, answersFor } from "../testing/fake-server.ts";
import { aTestSession, aToken, openApp, refused } from "../testing/open-app.tsx";

afterEach(cleanup);

const own = (given: Partial<OwnApplication>): OwnApplication => ({
  uuid: "applicant-1",
  application: "letting-1",
  role: "tenant",
  home: "3 Harbour Row, Dundee",
  firstName: "Amara",
  open: true,
  ...given,
});

const here = own({});
const partner = own({ uuid: "applicant-2", firstName: "Ben" });
const elsewhere = own({ uuid: "applicant-3", application: "letting-2", home: "8 Mill Lane, Perth" });

const openWith = (applications: readonly OwnApplication[], path = "/dashboard") =>
  openApp({ path, answers: answersFor(() => aMe({ applications })) });

describe("an account with another letting", () => {
  test("a line above the dashboard leads there, with a page load", async () => {
    const { screen } = await openWith([here, elsewhere]);
    await screen.findByRole("heading", { name: "Hi Amara" });
    const links = await screen.findAllByRole("link", { name: "8 Mill Lane, Perth" });
    // In the menu and in the line.
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/dashboard?case=applicant-3",
      "/dashboard?case=applicant-3",
    ]);
    expect(screen.getByText("3 Harbour Row, Dundee").parentElement?.textContent).toMatch(
      /^This application is for 3 Harbour Row, Dundee\./,
    );
  });

  test("the URL names the case that is shown, and the router knows it", async () => {
    const { screen, address } = await openWith([here, elsewhere], "/dashboard?x=y");
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(address()).toBe("/dashboard?x=y&case=applicant-1");
  });

  test("the error page has no case, so that its first entry in the history is recognised", async () => {
    const { screen, address } = await openWith([here, elsewhere], "/500");
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(address()).toBe("/dashboard?case=applicant-1");
  });

  test("links of the page open the same case in another tab", async () => {
    const { screen } = await openWith([here, elsewhere]);
    await screen.findByRole("heading", { name: "Hi Amara" });
    const addresses = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(addresses).toContain("/questions/identity?case=applicant-1");
    expect(addresses).toContain("/dashboard?case=applicant-1");
    expect(addresses).not.toContain("/dashboard");
  });

  test("somebody who is signed out comes back to the same case", async () => {
    let isOver = false;
    const { screen, left, session } = await openApp({
      path: "/dashboard",
      answers: answersFor(() => aMe({ applications: [here, elsewhere] })),
      session: aTestSession(() => (isOver ? refused() : aToken())),
    });
    await screen.findByRole("heading", { name: "Hi Amara" });
    isOver = true;
    session.refuse("token");
    await session.accessToken();
    await eventually(() =>
      expect(left).toHaveBeenCalledWith("/otl?expired&return=%2Fdashboard%3Fcase%3Dapplicant-1"),
    );
  });

  test("somebody with one case sees nothing about applications and keeps a plain URL", async () => {
    const { screen, address } = await openWith([here]);
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(screen.queryByText(/This application is for/)).toBeNull();
    expect(address()).toBe("/dashboard");
  });
});

describe("two people with one mailbox in one letting", () => {
  test("choose by first name who they are, before anything is shown", async () => {
    const { screen } = await openWith([here, partner]);
    expect(await screen.findByRole("heading", { name: "Who are you?" })).toBeTruthy();
    expect(screen.getByText("3 Harbour Row, Dundee").parentElement?.textContent).toMatch(
      /this e-mail address for 3 Harbour Row, Dundee/,
    );
    const links = screen.getAllByRole("link").filter((link) => /^(Amara|Ben)$/.test(link.textContent ?? ""));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Amara", "/dashboard?case=applicant-1"],
      ["Ben", "/dashboard?case=applicant-2"],
    ]);
    expect(screen.queryByRole("heading", { name: "Hi Amara" })).toBeNull();
  });

  test("are anonymous until then: only the e-mail address is known, and nothing of either case", async () => {
    const { screen } = await openWith([here, partner]);
    await screen.findByRole("heading", { name: "Who are you?" });
    expect(
      screen.getByText("amara@example.com", { selector: ".visually-hidden *" }).parentElement?.textContent,
    ).toBe("Your account: amara@example.com");
    expect(screen.queryByText("3 Harbour Row, Dundee (Ben)")).toBeNull();
  });

  test("come to the page that they asked for", async () => {
    const { screen } = await openWith([here, partner], "/questions/identity/name?lang=en");
    const link = await screen.findByRole("link", { name: "Ben" });
    expect(link.getAttribute("href")).toBe("/questions/identity/name?lang=en&case=applicant-2");
  });

  test("choose by home too if one of them has another letting", async () => {
    const { screen } = await openWith([elsewhere, here, partner]);
    await screen.findByRole("heading", { name: "Who are you?" });
    expect(screen.getByRole("link", { name: "Amara (8 Mill Lane, Perth)" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Ben (3 Harbour Row, Dundee)" })).toBeTruthy();
  });

  test("are not asked again if the URL names the case", async () => {
    const { screen } = await openWith([here, partner], "/dashboard?case=applicant-1");
    expect(await screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
    expect((await screen.findAllByRole("link", { name: "3 Harbour Row, Dundee (Ben)" })).length).toBe(2);
  });
});

test("a URL with somebody else's case leads to the person's own", async () => {
  const left = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  const answer = { data: null, errors: [{ message: "NOT_FOUND", extensions: { code: "NOT_FOUND" } }] };
  await openApp({ path: "/dashboard?case=not-mine", answers: () => answer });
  await eventually(() => expect(left).toHaveBeenCalledWith("/dashboard"));
});
