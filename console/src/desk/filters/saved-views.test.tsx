// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { type EndpointAnswers, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { aQueue, aRow, someCounts, someFilterChoices } from "../../testing/fake-desk.ts";
import { openDesk } from "../../testing/open-desk.tsx";

afterEach(cleanup);

const aView = (id: string, name: string, query = "") => ({ __typename: "SavedView", id, name, query });
const LATE = aView("view-1", "Late at Harbour", "view=late&status=submitted");

/** The queue with its saved views shown. */
const openViews = async (query = "", answers: EndpointAnswers = {}, views = [LATE]) => {
  const desk = await openDesk({
    path: `/console/queue${query}`,
    answers: {
      QueueCounts: () => someCounts(),
      Queue: () => aQueue([aRow("amara")]),
      FilterChoices: someFilterChoices,
      SavedViews: () => ({ savedViews: views }),
      ...answers,
    },
  });
  await screen.findByRole("button", { name: "Saved views" });
  await userEvent.keyboard("v");
  await screen.findByRole("button", { name: "Save what is shown" });
  return desk;
};

const type = (name: string) => userEvent.type(screen.getByLabelText("Name"), name);

describe("saved views", () => {
  test("are links: one press shows what was saved, and Back leads back", async () => {
    const desk = await openViews("?view=mine");
    await userEvent.click(await screen.findByRole("link", { name: "Late at Harbour" }));
    expect(desk.address()).toBe("/console/queue?view=late&status=submitted");
    expect(desk.sent("SavedViews")).toContainEqual({ list: "QUEUE" });
    await act(async () => window.history.back());
    await eventually(() => expect(desk.address()).toBe("/console/queue?view=mine"));
  });

  test("of a reader who has none say so", async () => {
    await openViews("", {}, []);
    expect(await screen.findByText("You have saved no view of this list.")).toBeTruthy();
  });

  test("keep what is shown under a name", async () => {
    const desk = await openViews("?view=late&status=submitted", {
      SaveView: () => ({ saveView: aView("view-2", "Sent") }),
    });
    await press("Save what is shown");
    const dialog = await theDialog();
    await dialog.press("Save");
    expect(dialog.getByText("Enter a name")).toBeTruthy();
    await type("Sent");
    await dialog.press("Save");
    expect(await screen.findByText("“Sent” is saved.")).toHaveProperty("role", "status");
    expect(desk.sent("SaveView")).toEqual([
      { list: "QUEUE", name: "Sent", query: "?view=late&status=submitted" },
    ]);
    expect(desk.sent("SavedViews").length).toBeGreaterThan(1);
  });

  test("say at the name that another has it, and keep what was typed", async () => {
    const issues = [{ field: "name", code: "savedView.validations.nameTaken" }];
    await openViews("", { SaveView: () => refusedWith("INVALID_INPUT", issues) });
    await press("Save what is shown");
    await type("Late at Harbour");
    const dialog = await theDialog();
    await dialog.press("Save");
    expect(await dialog.findByText("You have a view of this name. Enter another one")).toBeTruthy();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Late at Harbour");
  });

  test("are renamed", async () => {
    const desk = await openViews("", {
      RenameView: () => ({ renameView: { __typename: "SavedView", id: "view-1", name: "Late!" } }),
    });
    await press("Rename “Late at Harbour”");
    const dialog = await theDialog();
    expect(screen.getByLabelText("Name")).toHaveProperty("value", "Late at Harbour");
    await userEvent.clear(screen.getByLabelText("Name"));
    await type("Late!");
    await dialog.press("Save");
    expect(await screen.findByText("It is now called “Late!”.")).toBeTruthy();
    expect(desk.sent("RenameView")).toEqual([{ id: "view-1", name: "Late!" }]);
  });

  test("are removed after a question", async () => {
    const desk = await openViews("", { RemoveView: () => ({ removeView: true }) });
    await press("Remove “Late at Harbour”");
    expect(desk.sent("RemoveView")).toEqual([]);
    await (await theDialog()).press("Remove");
    expect(await screen.findByText("“Late at Harbour” is removed.")).toBeTruthy();
    expect(desk.sent("RemoveView")).toEqual([{ id: "view-1" }]);
  });

  test("are closed by the press that opened them", async () => {
    await openViews();
    expect(button("Saved views").getAttribute("aria-expanded")).toBe("true");
    await press("Saved views");
    expect(screen.queryByRole("button", { name: "Save what is shown" })).toBeNull();
  });
});
