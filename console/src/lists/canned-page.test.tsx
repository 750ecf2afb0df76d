// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(cleanup);

const inAll = (text: string) =>
  ["de", "en", "es", "fr", "it", "pt"].map((language) => ({
    __typename: "CannedInLanguage",
    language,
    text,
  }));

const aText = (given: object = {}) => ({
  __typename: "CannedText",
  id: "text-1",
  version: 2,
  name: "Whole page",
  use: "REQUEST",
  reason: "EXPIRED_DOCUMENT",
  texts: inAll("Send {document} again."),
  isRetired: false,
  by: "Ruth Adeyemi",
  at: "2026-03-12T09:30:00Z",
  ...given,
});

const open = async (answers: Parameters<typeof openDesk>[0]["answers"] = {}) => {
  const desk = await openDesk({
    path: "/console/lists/words",
    roles: ["ADMINISTRATOR"],
    answers: {
      CannedTexts: () => ({
        cannedTexts: [aText(), aText({ id: "text-2", name: "Old", isRetired: true, by: null })],
      }),
      ...answers,
    },
  });
  await screen.findByRole("heading", { level: 1, name: "Prepared words" });
  return desk;
};

const rowOf = (name: string) => within(screen.getByRole("row", { name: new RegExp(name) }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const dialog = () => within(screen.getByRole("dialog"));

test("each text says its reason, its words, its version and who wrote it", async () => {
  await open();
  const row = rowOf("Whole page");
  expect(row.getByText("The document has expired")).toBeTruthy();
  expect(row.getByText("Send {document} again.")).toBeTruthy();
  expect(row.getByText("Version 2")).toBeTruthy();
  expect(row.getByText("Ruth Adeyemi, 12 Mar 2026")).toBeTruthy();
  expect(rowOf("Old").getByText("Version 2, retired")).toBeTruthy();
  expect(rowOf("Old").getByText("Comes with the product")).toBeTruthy();
});

test("what is wrong in one language is said there, and a complete text is sent", async () => {
  const { sent } = await open({ SaveCannedText: () => ({ saveCannedText: [] }) });
  await press("Add words");
  fireEvent.change(dialog().getByLabelText("Name"), { target: { value: "New" } });
  await userEvent.selectOptions(dialog().getByLabelText("Reason"), "The document has expired");
  for (const name of ["English", "Deutsch", "Español", "Français", "Italiano", "Português"])
    fireEvent.change(dialog().getByLabelText(name), { target: { value: "{day}" } });
  fireEvent.change(dialog().getByLabelText("Français"), { target: { value: "{jour}" } });
  const save = () => userEvent.click(dialog().getByRole("button", { name: "Save" }));
  await save();
  expect(dialog().getByText("jour is no variable here")).toBeTruthy();
  expect(document.activeElement).toBe(dialog().getByLabelText("Français"));
  expect(sent("SaveCannedText")).toEqual([]);
  fireEvent.change(dialog().getByLabelText("Français"), { target: { value: "{day}" } });
  await save();
  await screen.findByText("Saved.");
  expect(sent("SaveCannedText")).toMatchObject([
    { id: null, input: { name: "New", use: "request", reason: "EXPIRED_DOCUMENT", fr: "{day}" } },
  ]);
});

test("a change names its version, and one that came too late keeps what was typed", async () => {
  const { sent } = await open({ SaveCannedText: () => refusedWith("CHANGED_ELSEWHERE") });
  await userEvent.click(rowOf("Whole page").getByRole("button", { name: "Change" }));
  fireEvent.change(dialog().getByLabelText("Name"), { target: { value: "All of it" } });
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  expect(await dialog().findByText(/Somebody has changed these words meanwhile/)).toBeTruthy();
  expect(dialog().getByLabelText<HTMLInputElement>("Name").value).toBe("All of it");
  expect(sent("SaveCannedText")).toMatchObject([{ id: "text-1", version: 2 }]);
});

test("is retired and used again", async () => {
  const { sent } = await open({ RetireCannedText: () => ({ retireCannedText: [] }) });
  await userEvent.click(rowOf("Whole page").getByRole("button", { name: "Retire" }));
  await screen.findByText(/^Retired\./);
  await userEvent.click(rowOf("Old").getByRole("button", { name: "Use again" }));
  await eventually(() =>
    expect(sent("RetireCannedText")).toEqual([
      { id: "text-1", isRetired: true },
      { id: "text-2", isRetired: false },
    ]),
  );
});
