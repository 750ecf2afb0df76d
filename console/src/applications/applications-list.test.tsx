// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { noCaseFilters } from "@latchkey/domain/review/case-filters.ts";
import {
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aListedApplication, aListedPerson, someApplications } from "../testing/fake-applications.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { showPage } from "../testing/show-part.tsx";
import { ApplicationsPages } from "./applications-pages.tsx";

afterEach(cleanup);

const PLAIN = { search: "", only: noCaseFilters, after: null };

const PATH = "/console/applications";

const showPages = (answers: EndpointAnswers = {}, path = PATH) =>
  showPage(<ApplicationsPages />, `${PATH}/*`, {
    path,
    answers: { Applications: () => someApplications(), ...answers },
  });

const showList = async (...given: Parameters<typeof showPages>) => {
  const shown = await showPages(...given);
  await screen.findByRole("table");
  return shown;
};

describe("the list of applications", () => {
  test("says of each the home, its people, the agency, the reference and when", async () => {
    await showList({
      Applications: () =>
        someApplications([
          aListedApplication("application-1", {
            people: [
              aListedPerson("amara"),
              aListedPerson("ngozi", { firstName: "Ngozi", role: "guarantor", status: "DECIDED" }),
              aListedPerson("nameless", { firstName: "", lastName: "", status: "INVITED" }),
            ],
          }),
          aListedApplication("application-2", { home: "7 Mill Lane", reference: "", people: [] }),
        ]),
    });
    const row = screen.getByRole("row", { name: /^14 Alder Row/ });
    expect([...row.children].map(({ textContent }) => textContent)).toEqual([
      "14 Alder Row, Leeds LS6 2QB£2,070",
      "Amara OkaforIn reviewNgozi Okafor, guarantorDecidedLK-20418Invited",
      "Quillfield Lettings",
      "QF-0311",
      "1 Apr 2026",
      "9 Mar 2026, 10:00",
    ]);
    expect(within(screen.getByRole("row", { name: /^7 Mill Lane/ })).getByText("None")).toBeTruthy();
    expect(screen.getByText("2 applications on this page")).toBeTruthy();
    expect(document.title).toBe("Applications – Latchkey");
  });

  test("is on its way, and says so under its title", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showPages({ Applications: () => answer.then(() => someApplications()) });
    expect(screen.getByRole("heading", { level: 1, name: "Applications" })).toBeTruthy();
    expect(screen.getByText("Loading the applications").getAttribute("role")).toBe("status");
    await act(async () => give({}));
    expect(await screen.findByText("1 application on this page")).toBeTruthy();
    expect(screen.queryByText("Loading the applications")).toBeNull();
  });

  test("that is empty says what to do first", async () => {
    await showPages({ Applications: () => someApplications([]) });
    expect(await screen.findByText("No application yet")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.getByRole("link", { name: "New application" }).getAttribute("href")).toBe(`${PATH}/new`);
  });

  test.each([
    ["no response", noResponse],
    ["a fault", () => refusedWith("INTERNAL")],
    ["a role that was taken away", () => refusedWith("FORBIDDEN")],
  ])("after %s can be loaded again", async (_what, failing) => {
    let isAway = true;
    await showPages({ Applications: () => (isAway ? failing() : someApplications()) });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await press("Try again");
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  test("stays when its newest state does not come, which is told", async () => {
    let isAway = false;
    await showList({
      Applications: ({ variables }) =>
        isAway && variables.after === null ? undefined : someApplications(undefined, "c1"),
    });
    await press("Next");
    isAway = true;
    await press("Previous");
    expect((await screen.findByRole("alert")).textContent).toContain("We could not load the newest state");
    expect(screen.getByRole("table")).toBeTruthy();
    isAway = false;
    await press("Try again");
    await eventually(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  test("is turned page by page, by what the address says", async () => {
    const { sent, address } = await showList({ Applications: () => someApplications(undefined, "c1") });
    expect(button("Previous")).toHaveProperty("disabled", true);
    await press("Next");
    expect(address()).toBe(`${PATH}?after=c1`);
    await eventually(() => expect(sent("Applications")).toEqual([PLAIN, { ...PLAIN, after: "c1" }]));
    await press("Previous");
    expect(address()).toBe(PATH);
  });

  test("is searched after a pause, which stands in no address", async () => {
    const { sent, address } = await showList();
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "QF-0311{Enter}");
    await eventually(() => expect(sent("Applications").at(-1)).toEqual({ ...PLAIN, search: "QF-0311" }));
    expect(address()).toBe(PATH);
  });

  test("says which of search and filters leave nothing, and clears either", async () => {
    const { address } = await showPages(
      { Applications: ({ variables }) => someApplications(variables.search ? [] : undefined) },
      `${PATH}?status=expired`,
    );
    await screen.findByRole("table");
    await userEvent.type(screen.getByRole("searchbox"), "nobody{Enter}");
    expect(await screen.findByText("No application found")).toBeTruthy();
    const clearing = within(screen.getByText("No application found").parentElement as HTMLElement);
    await userEvent.click(clearing.getByRole("button", { name: "Clear the filters" }));
    expect(address()).toBe(PATH);
    await press("Clear the search");
    expect(await screen.findByRole("table")).toBeTruthy();
  });

  test("is not for an administrator, who asks for none", async () => {
    const { sent } = await openDesk({ path: PATH, answers: {}, roles: ["ADMINISTRATOR"] });
    expect(await screen.findByText("This is not for your role")).toBeTruthy();
    expect(sent("Applications")).toEqual([]);
  });
});

describe("the keyboard", () => {
  test("moves among the applications, and n makes a new one", async () => {
    const rows = ["1", "2", "3"].map((id) => aListedApplication(id, { home: `${id} Mill Lane` }));
    const { address } = await showList({
      Applications: () => someApplications(rows),
      NewApplicationForm: () => undefined,
    });
    const links = rows.map(({ home }) => screen.getByRole("link", { name: home }));
    expect(links.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    act(() => links[0]?.focus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(links[2]);
    expect(links[2]?.getAttribute("href")).toBe(`${PATH}/3`);
    act(() => void fireEvent.keyDown(document.body, { key: "n" }));
    expect(address()).toBe(`${PATH}/new`);
  });

  test("has its keys described beside the list", async () => {
    await showList();
    const described = screen.getByRole("table").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe(
      "The arrow keys, j and k move among the applications, Enter opens one.",
    );
  });
});

test.each([`${PATH}/application-1/nowhere`, `${PATH}/new/nowhere`])(
  "an address below an application without a page says so: %s",
  async (path) => {
    await showPages({}, path);
    expect(await screen.findByRole("heading", { level: 1, name: "This page does not exist" })).toBeTruthy();
  },
);
