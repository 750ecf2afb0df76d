// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { aRefusal, type GraphqlRequest } from "@latchkey/members/testing/graphql-answers.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aCheckedPerson, aCheckPage, aListedCheck } from "../testing/fake-checks.ts";
import { anAgency, marcus, me } from "../testing/fake-portal.ts";
import { openPortal } from "../testing/open-portal.tsx";

afterEach(cleanup);

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent);

const open = async (answer: (request: GraphqlRequest) => object) => {
  const agency = anAgency([marcus], me({}, ["checks"]));
  const opened = await openPortal({
    path: "/agency/checks",
    now: Date.parse("2026-12-07T11:00:00Z"),
    graphql: (request) => (request.operationName.startsWith("Check") ? answer(request) : agency(request)),
  });
  await opened.screen.findByRole("heading", { level: 1, name: "Right to rent" });
  await eventually(() => expect(opened.screen.queryByText("The list is being loaded")).toBeNull());
  const asked = () =>
    opened.operations
      .filter(({ operationName }) => operationName === "Checks")
      .map(({ variables }) => variables);
  return {
    ...opened,
    asked,
    row: (name: string) => opened.screen.getByRole("row", { name: new RegExp(`^${name}`) }),
  };
};

describe("the list of people to check", () => {
  test("says of each person the home, the first day and what is recorded", async () => {
    const { screen, row } = await open(() =>
      aCheckPage([
        aListedCheck("nadia"),
        aListedCheck("ewan", { firstName: "Ewan", isDue: false }),
        aListedCheck("amara", {
          firstName: "Amara",
          signedOn: "2026-12-10",
          recordedOn: "2026-12-07",
          shows: "RIGHT",
          followUpBy: "2028-02-01",
          isDue: false,
        }),
        aListedCheck("lukas", { firstName: "Lukas", recordedOn: "2026-12-06", shows: "NO_RIGHT" }),
        aListedCheck("pia", { firstName: "Pia", recordedOn: "2026-12-05", shows: "NO_EXCUSE" }),
        aListedCheck("tom", { firstName: "Tom", isExempt: true, isDue: false }),
      ]),
    );
    expect(cellsOf(row("Nadia"))).toEqual([
      "Nadia RahmaniLK-31207, HC-5",
      "5 Tannery Yard, Leeds",
      "24 December 2026",
      "To check",
    ]);
    expect(cellsOf(row("Amara")).slice(2)).toEqual([
      "24 December 2026Signed on 10 December 2026",
      "RecordedOn 7 December 2026Follow-up by 1 February 2028",
    ]);
    const state = (name: string) => cellsOf(row(name)).at(-1);
    expect(state("Ewan")).toBe("Not recorded");
    expect(state("Lukas")).toBe("Right not shownOn 6 December 2026");
    expect(state("Pia")).toBe("Without an excuseOn 5 December 2026");
    expect(state("Tom")).toBe("Exempt home");
    expect(screen.getByRole("link", { name: "Nadia Rahmani" }).getAttribute("href")).toBe(
      "/agency/checks/nadia",
    );
    expect(screen.getByText("6 people")).toBeTruthy();
  });

  test("lets a near follow-up stand out", async () => {
    const recorded = { recordedOn: "2026-12-07", shows: "RIGHT", followUpBy: "2027-01-03" } as const;
    const { screen } = await open(() => aCheckPage([aListedCheck("nadia", recorded)]));
    expect(screen.getByText("Follow-up by 3 January 2027").tagName).toBe("STRONG");
  });

  test("is searched by words, which the address leaves out", async () => {
    const { screen, asked, address } = await open(({ variables }) =>
      aCheckPage(variables.search === "" ? [aListedCheck("nadia")] : []),
    );
    await userEvent.type(screen.getByRole("searchbox", { name: "Search" }), "Ewan{Enter}");
    expect(await screen.findByText("No person matches")).toBeTruthy();
    expect(asked().at(-1)).toMatchObject({ search: "Ewan" });
    expect(address()).toBe("/agency/checks");
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(await screen.findByRole("link", { name: "Nadia Rahmani" })).toBeTruthy();
  });

  test("is left and found again at the person that was opened, with the pages after the first one", async () => {
    const { screen } = await open((request) => {
      if (request.operationName === "CheckedPersonOf") return { data: { checkedPerson: aCheckedPerson() } };
      return request.variables.after === "2"
        ? aCheckPage([aListedCheck("ewan", { firstName: "Ewan" })])
        : aCheckPage([aListedCheck("nadia")], "2");
    });
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await userEvent.click(await screen.findByRole("link", { name: "Ewan Rahmani" }));
    await screen.findByRole("heading", { level: 1, name: "Nadia Rahmani" });
    const [crumb] = screen.getAllByRole("link", { name: "Right to rent" });
    await userEvent.click(crumb as HTMLElement);
    const row = await screen.findByRole("link", { name: "Ewan Rahmani" });
    await eventually(() => expect(document.activeElement).toBe(row));
  });

  test("goes on where the first page ends", async () => {
    const { screen, asked } = await open(({ variables }) =>
      variables.after === "2"
        ? aCheckPage([aListedCheck("ewan", { firstName: "Ewan" })])
        : aCheckPage([aListedCheck("nadia")], "2"),
    );
    expect(screen.getByText("The first 1 people")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    const next = await screen.findByRole("link", { name: "Ewan Rahmani" });
    await eventually(() => expect(document.activeElement).toBe(next));
    expect(asked().at(-1)).toMatchObject({ search: "", after: "2" });
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  test("without people says when they appear", async () => {
    const { screen } = await open(() => aCheckPage([]));
    expect(screen.getByText("There are no people to check")).toBeTruthy();
  });

  test("that does not load can be asked for again", async () => {
    let isDown = true;
    const agency = anAgency([marcus], me({}, ["checks"]));
    const { screen } = await openPortal({
      path: "/agency/checks",
      graphql: (request) => {
        if (request.operationName !== "Checks") return agency(request);
        return isDown ? aRefusal("INTERNAL") : aCheckPage([aListedCheck("nadia")]);
      },
    });
    const again = await screen.findByRole("button", { name: "Try again" });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole("link", { name: "Nadia Rahmani" })).toBeTruthy();
  });
});
