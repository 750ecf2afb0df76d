// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { wholeText } from "@latchkey/browser/testing/whole-text.ts";
import { tokenAnswer } from "@latchkey/members/testing/endpoint.ts";
import { aRefusal } from "@latchkey/members/testing/graphql-answers.ts";
import { cellsOf, inside } from "@latchkey/members/testing/tables-and-dialogs.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aKey, NEW_KEY, someKeys } from "../testing/fake-keys.ts";
import { ruth } from "../testing/fake-team.ts";
import { aStaffSession, openConsole } from "../testing/open-console.tsx";
import { type Answers, openList } from "../testing/open-list.tsx";

afterEach(cleanup);

const leeds = aKey();
const york = aKey({
  id: "york",
  agency: "Harbour Homes",
  name: "Letting software, York",
  lastFour: "x81d",
  lastUsedAt: "2026-03-12T09:30:00Z",
  expiresAt: "2026-06-01T09:00:00Z",
});

/** `others` answers first, by the name of the operation. */
const open = (answers: Answers = someKeys(leeds, york), others: Readonly<Record<string, Answers>> = {}) =>
  openList({ path: "/console/keys", heading: "Keys", answers, others });

describe("the list", () => {
  test("says of every key what it may do, who made it, when it was used and how long it works", async () => {
    const expired = aKey({ id: "a", name: "Archive", expiresAt: "2026-03-01T09:00:00Z", createdBy: null });
    const revoked = aKey({ id: "b", name: "Bath", revokedAt: "2026-02-03T09:00:00Z" });
    const used = aKey({ id: "c", name: "Crewe", lastUsedAt: "2026-03-11T16:00:00Z" });
    const { row } = await open(someKeys(leeds, york, expired, revoked, used));
    expect(document.title).toBe("Keys – Latchkey");
    const agency = "Quillfield Lettings";
    const may = "Read applicationsCreate applications";
    expect(cellsOf(row("Letting software, Leeds"))).toEqual([agency, "…a5j9", may, "Not yet", "No end date"]);
    expect(cellsOf(row("Letting software, York"))).toEqual([
      "Harbour Homes",
      "…x81d",
      may,
      "In the last hour",
      "1 June 2026",
    ]);
    expect(cellsOf(row("Archive"))[4]).toBe("Expired1 March 2026");
    expect(cellsOf(row("Bath"))[4]).toBe("Revoked3 February 2026");
    expect(cellsOf(row("Crewe"))[3]).toBe("Yesterday");
    expect(
      within(row("Letting software, Leeds")).getByText(wholeText("Ruth Adeyemi, 4 November 2025")),
    ).toBeTruthy();
    expect(within(row("Archive")).getByText("4 November 2025")).toBeTruthy();
  });

  test("offers to revoke only what still works", async () => {
    const revoked = aKey({ id: "b", name: "Bath", revokedAt: "2026-02-03T09:00:00Z" });
    const { row } = await open(someKeys(leeds, revoked));
    expect(within(row("Bath")).queryByRole("button")).toBeNull();
    expect(within(row("Letting software, Leeds")).getByRole("button")).toBeTruthy();
  });

  test("without keys says what they are for, and leads to the guide", async () => {
    const { screen } = await open(someKeys());
    expect(screen.getByRole("heading", { name: "No keys yet" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Read the guide" }).getAttribute("href")).toBe("/api/v1");
  });

  test("that did not come can be asked again", async () => {
    let isAway = true;
    const keys = someKeys(leeds);
    const { screen } = await openConsole({
      path: "/console/keys",
      session: aStaffSession(tokenAnswer),
      graphql: (request) => (isAway && request.operationName === "ApiKeys" ? undefined : keys(request)),
    });
    await screen.findByRole("heading", { name: "Something went wrong" });
    isAway = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("row", { name: /^Letting software, Leeds/ });
  });

  test("is for administrators", async () => {
    const { screen } = await openConsole({
      path: "/console/keys",
      session: aStaffSession(tokenAnswer),
      graphql: () => ({ data: { staff: { ...ruth, roles: ["REVIEWER"] } } }),
    });
    await screen.findByRole("heading", { name: "This is not for your role" });
    expect(screen.queryByRole("link", { name: "Keys" })).toBeNull();
  });
});

describe("a new key", () => {
  const openForm = async (others: Readonly<Record<string, Answers>> = {}) => {
    const opened = await open(someKeys(leeds), others);
    await opened.press("New key");
    const form = inside(await opened.dialog("New key"));
    const submit = () => form.press("Create the key");
    const fillIn = async () => {
      await userEvent.type(form.suggesting(/^Agency/), "Harbour Homes");
      await userEvent.type(form.field(/^Name/), "Letting software, York");
      await userEvent.click(form.box(/^Create applications/));
    };
    return { ...opened, form, submit, fillIn };
  };

  test("is shown once, copied, and closed only when it is saved", async () => {
    const copied = vi.fn(async () => undefined);
    const { screen, form, submit, fillIn, dialog, row, sent } = await openForm();
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: copied } });
    await fillIn();
    await userEvent.type(form.field(/^Days until it expires/), "90");
    await submit();
    const shown = inside(await dialog("Copy the new key"));
    expect(sent("CreateApiKey")).toEqual([
      { agency: "Harbour Homes", name: "Letting software, York", scopes: ["APPLICATIONS_WRITE"], days: 90 },
    ]);
    expect(shown.getByText(NEW_KEY)).toBeTruthy();
    await shown.press("Copy");
    expect(copied).toHaveBeenCalledWith(NEW_KEY);
    const leave = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    expect(leave()).toBe(false);
    await shown.press("Close");
    expect(shown.getByText("Save the key, then tick the box")).toBeTruthy();
    expect(document.activeElement).toBe(shown.box(/I have saved the key/));
    await userEvent.click(shown.box(/I have saved the key/));
    expect(leave()).toBe(true);
    await shown.press("Close");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(NEW_KEY)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "New key" }));
    expect(cellsOf(row("Letting software, York"))[1]).toBe("…2x7z");
  });

  test("without a number of days works until it is revoked", async () => {
    const { submit, fillIn, dialog, sent } = await openForm();
    await fillIn();
    await submit();
    await dialog("Copy the new key");
    expect(sent("CreateApiKey")).toMatchObject([{ days: null }]);
  });

  test("without agency, name and purpose is not made; each is reported at its place", async () => {
    const { form, submit, sent } = await openForm();
    await userEvent.type(form.field(/^Days until it expires/), "4000");
    await submit();
    for (const text of [
      "Enter the name of the agency",
      "Enter a name",
      "Choose at least one",
      "Enter a whole number from 1 to 3,650",
    ])
      expect(form.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(form.suggesting(/^Agency/));
    expect(sent("CreateApiKey")).toEqual([]);
    await userEvent.type(form.field(/^Name/), "York");
    expect(form.queryByText("Enter a name")).toBeNull();
  });

  test("FRM-311 (in part) with a wrong number of days keeps it as typed, and is not made", async () => {
    const { form, submit, fillIn, sent } = await openForm();
    const days = form.field(/^Days until it expires/);
    await fillIn();
    await userEvent.type(days, "1e3");
    await submit();
    expect(form.getByText("Enter a whole number from 1 to 3,650")).toBeTruthy();
    expect(days.value).toBe("1e3");
    expect(sent("CreateApiKey")).toEqual([]);
  });

  test("that the server refuses says so at the field, until it changes", async () => {
    const refuse = () => aRefusal("INVALID_INPUT", [{ field: "name", code: "validation.pattern" }]);
    const { form, submit, fillIn } = await openForm({ CreateApiKey: refuse });
    await fillIn();
    await submit();
    await eventually(() => expect(form.getByText("Check what you typed")).toBeTruthy());
    expect(document.activeElement).toBe(form.field(/^Name/));
    await userEvent.type(form.field(/^Name/), "x");
    expect(form.queryByText("Check what you typed")).toBeNull();
  });

  test.each([
    ["no response", undefined, "That was not saved"],
    ["too many", aRefusal("TOO_MANY_REQUESTS"), "Too many changes at once"],
  ])("%s says so and keeps what was typed", async (_title, answer, text) => {
    const { form, submit, fillIn } = await openForm({ CreateApiKey: () => answer });
    await fillIn();
    await submit();
    await eventually(() => expect(document.activeElement?.textContent).toContain(text));
    expect(form.field(/^Name/).value).toBe("Letting software, York");
  });
});

describe("revoking a key", () => {
  const ask = async (others: Readonly<Record<string, Answers>> = {}) => {
    const opened = await open(someKeys(leeds, york), others);
    await opened.press("Revoke Letting software, York");
    const question = inside(await opened.dialog("Revoke Letting software, York?"));
    return { ...opened, question };
  };

  test("is asked about first, and then seen in the list", async () => {
    const { screen, question, press, dialog, sent, row } = await ask();
    await question.press("Cancel");
    expect(sent("RevokeApiKey")).toEqual([]);
    await press("Revoke Letting software, York");
    await inside(await dialog("Revoke Letting software, York?")).press("Revoke the key");
    await screen.findByText("Letting software, York is revoked.");
    expect(sent("RevokeApiKey")).toEqual([{ id: "york" }]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(cellsOf(row("Letting software, York"))[4]).toBe("Revoked12 March 2026");
  });

  test("that failed says so above the question", async () => {
    const { question } = await ask({ RevokeApiKey: () => undefined });
    await question.press("Revoke the key");
    await eventually(() => expect(question.getByText("That was not saved")).toBeTruthy());
  });
});
