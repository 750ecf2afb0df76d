// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { OwnCase } from "../shell/own-cases.ts";
import { aMe, answersFor } from "../testing/fake-server.ts";
import { openApp } from "../testing/open-app.tsx";

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

const own = (given: Partial<OwnCase>): OwnCase => ({
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

const openWith = (cases: readonly OwnCase[], path = "/dashboard") =>
  openApp({ path, answers: answersFor(() => aMe({ cases })) });

describe("an account with another letting", () => {
  test("a line above the dashboard leads there, with a page load", async () => {
    const { screen } = await openWith([here, elsewhere]);
    await screen.findByRole("heading", { name: "Hi Amara" });
    const link = await screen.findByRole("link", { name: "8 Mill Lane, Perth (Amara)" });
    expect(link.getAttribute("href")).toBe("/dashboard?case=applicant-3");
    expect(screen.getByText(/^Your other application:/)).toBeTruthy();
  });

  test("the URL names the case that is shown, so that a reload shows it again", async () => {
    window.history.replaceState(null, "", "/dashboard?x=y");
    await openWith([here, elsewhere]);
    await eventually(() => expect(window.location.search).toBe("?x=y&case=applicant-1"));
  });

  test("somebody with one case sees nothing about cases and keeps a plain URL", async () => {
    window.history.replaceState(null, "", "/dashboard");
    const { screen } = await openWith([here]);
    await screen.findByRole("heading", { name: "Hi Amara" });
    expect(screen.queryByText(/other application/)).toBeNull();
    expect(window.location.search).toBe("");
  });
});

describe("two people with one mailbox in one letting", () => {
  test("choose by first name who they are, before anything is shown", async () => {
    const { screen } = await openWith([here, partner]);
    expect(await screen.findByRole("heading", { name: "Who are you?" })).toBeTruthy();
    expect(screen.getByText(/this e-mail address for 3 Harbour Row, Dundee/)).toBeTruthy();
    const links = screen.getAllByRole("link").filter((link) => /^(Amara|Ben)$/.test(link.textContent ?? ""));
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Amara", "/dashboard?case=applicant-1"],
      ["Ben", "/dashboard?case=applicant-2"],
    ]);
    expect(screen.queryByRole("heading", { name: "Hi Amara" })).toBeNull();
  });

  test("are not asked again if the URL names the case", async () => {
    const { screen } = await openWith([here, partner], "/dashboard?case=applicant-1");
    expect(await screen.findByRole("heading", { name: "Hi Amara" })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "3 Harbour Row, Dundee (Ben)" })).toBeTruthy();
  });
});

test("a URL with somebody else's case leads to the person's own", async () => {
  const left = vi.spyOn(window.location, "replace").mockImplementation(() => undefined);
  const answer = { data: null, errors: [{ message: "NOT_FOUND", extensions: { code: "NOT_FOUND" } }] };
  await openApp({ path: "/dashboard?case=not-mine", answers: () => answer });
  await eventually(() => expect(left).toHaveBeenCalledWith("/dashboard"));
});
