// @vitest-environment happy-dom

import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { anAgency, openAgency } from "../testing/fake-agency.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const NONE = {
  ACCEPTED: "",
  ACCEPTED_CONDITIONS: "",
  ACCEPTED_GUARANTOR: "",
  NOT_ACCEPTED_CRITERIA: "",
  NOT_COMPLETED: "",
};

test("an agency's own words for outcomes are set, and none that accuses or reads like another", async () => {
  const { sent } = await openAgency({}, { SetOutcomeLabels: () => ({ setOutcomeLabels: anAgency() }) });
  await userEvent.click(screen.getByRole("button", { name: "Change: Words for outcomes" }));
  const dialog = within(screen.getByRole("dialog"));
  const field = (name: RegExp) => dialog.getByRole("textbox", { name });
  const save = () => userEvent.click(dialog.getByRole("button", { name: "Save" }));
  await userEvent.type(field(/^Criteria not met/), "High risk");
  await userEvent.type(field(/^Not completed/), "Accepted");
  await save();
  expect(
    dialog.getByText("Choose a word that accuses nobody and does not name the right to rent"),
  ).toBeTruthy();
  expect(dialog.getByText("Two outcomes would read alike")).toBeTruthy();
  expect(sent("SetOutcomeLabels")).toEqual([]);
  await userEvent.clear(field(/^Criteria not met/));
  await userEvent.clear(field(/^Not completed/));
  await userEvent.type(field(/^Accepted \(/), "Pass");
  await save();
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(sent("SetOutcomeLabels")).toEqual([{ id: "agency-1", labels: { ...NONE, ACCEPTED: "Pass" } }]);
});
