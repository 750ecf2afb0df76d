// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Answers, aMe, answersFor } from "../../testing/fake-server.ts";
import { openApp } from "../../testing/open-app.tsx";

afterEach(cleanup);

const own = (uuid: string) => ({
  uuid,
  application: uuid,
  role: "tenant" as const,
  home: "8 Mill Lane, Perth",
  firstName: "Amara",
  open: true,
});

const earlierApplication = {
  __typename: "EarlierApplication",
  home: "8 Mill Lane, Perth",
  toldOn: "2026-01-12",
  facts: [
    { __typename: "EarlierFact", fact: "birthdate", value: "1994-03-27" },
    { __typename: "EarlierFact", fact: "nationality", value: "BG" },
  ],
  documents: [
    {
      __typename: "EarlierDocument",
      id: "document-1",
      type: "DRIVING_LICENCE_BACK",
      fileName: "licence.png",
      addedOn: "2026-01-13",
    },
  ],
};

const refusedAs =
  (code: string): Answers =>
  () => ({ errors: [{ message: code, extensions: { code } }] });

const openName = (
  given: {
    readonly offer?: unknown;
    readonly applications?: number;
    readonly copied?: Answers;
    readonly later?: unknown;
  } = {},
) => {
  const { offer = earlierApplication, applications = 2, copied, later = offer } = given;
  const carryOver = vi.fn<Answers>(
    copied ??
      (() => ({
        data: { carryOver: { __typename: "CarryOver", me: { __typename: "Me", uuid: "applicant-1" } } },
      })),
  );
  const me = () => ({
    ...aMe({
      applications: Array.from({ length: applications }, (_none, index) => own(`applicant-${index + 1}`)),
    }),
    earlierApplication: carryOver.mock.calls.length > 0 ? later : offer,
  });
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const opened = openApp({
    path: "/questions/identity/name",
    answers: answersFor(me, { CarryOver: carryOver }),
  });
  return { opened, carryOver, reload };
};

describe("what an earlier case was told", () => {
  test("is offered on the first step, item by item with its date; what stays ticked is copied", async () => {
    const { opened, carryOver, reload } = openName();
    const { screen } = await opened;
    const group = await screen.findByRole("group", { name: "You have told us some of this before" });
    expect(group.textContent).toContain("8 Mill Lane, Perth, last changed on 12 January 2026");
    const boxes = screen.getAllByRole("checkbox").map((box) => box.closest(".check")?.textContent);
    expect(boxes).toEqual([
      "Date of birth: 27 March 1994",
      "Nationality: Bulgaria",
      "Driving licenceBack: licence.png, added on 13 January 2026",
    ]);
    expect(carryOver).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("checkbox", { name: /Nationality/ }));
    await userEvent.click(screen.getByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect(carryOver.mock.calls[0]?.[0].variables).toEqual({
      facts: ["birthdate"],
      documents: ["document-1"],
    });
  });

  test("a copy that fails says so, changes nothing, and can be tried again", async () => {
    const { opened, carryOver, reload } = openName({
      copied: refusedAs("INTERNAL"),
    });
    const { screen } = await opened;
    await userEvent.click(await screen.findByRole("button", { name: "Copy what is ticked" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Nothing was copied");
    await userEvent.click(screen.getByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(carryOver).toHaveBeenCalledTimes(2));
    expect(reload).not.toHaveBeenCalled();
  });

  test("after a failed copy only what is still offered is shown", async () => {
    const { opened, carryOver } = openName({
      copied: refusedAs("NOT_FOUND"),
      later: { ...earlierApplication, documents: [] },
    });
    const { screen } = await opened;
    await userEvent.click(await screen.findByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(screen.getAllByRole("checkbox")).toHaveLength(2));
    expect((await screen.findByRole("alert")).textContent).toContain("Nothing was copied");
    await userEvent.click(screen.getByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(carryOver).toHaveBeenCalledTimes(2));
    expect(carryOver.mock.calls[1]?.[0].variables).toEqual({
      facts: ["birthdate", "nationality"],
      documents: [],
    });
  });

  test("a copy whose response was lost is shown, not reported as failed", async () => {
    const { opened, reload } = openName({ copied: refusedAs("INTERNAL"), later: null });
    const { screen } = await opened;
    await userEvent.click(await screen.findByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("two clicks copy once", async () => {
    const { opened, carryOver, reload } = openName();
    const { screen } = await opened;
    await userEvent.dblClick(await screen.findByRole("button", { name: "Copy what is ticked" }));
    await eventually(() => expect(reload).toHaveBeenCalled());
    expect(carryOver).toHaveBeenCalledTimes(1);
  });

  test("nothing is asked for by somebody with one case, and nothing shown where there is no offer", async () => {
    const alone = openName({ applications: 1 });
    const { requests } = await alone.opened;
    const { screen } = await openName({ offer: null }).opened;
    expect((await screen.findAllByRole("heading", { name: "What is your name?" })).length).toBeGreaterThan(0);
    expect(requests).not.toContain("EarlierApplication");
    expect(screen.queryByRole("group", { name: /told us some/ })).toBeNull();
  });
});
