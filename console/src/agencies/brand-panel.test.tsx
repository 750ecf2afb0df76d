// @vitest-environment happy-dom

import { agencyLogoUploadPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { anAgency, keeping, openAgency } from "../testing/fake-agency.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const dialog = () => within(screen.getByRole("dialog"));

test("the colour is told readable while it is typed, and refused if it is too pale", async () => {
  const { sent } = await openAgency({}, { SetAgencyAccent: () => ({ setAgencyAccent: anAgency() }) });
  await userEvent.click(screen.getByRole("button", { name: "Change: Colour" }));
  const field = dialog().getByRole("textbox", { name: /^Colour/ });
  await userEvent.type(field, "#f5eee0");
  expect(dialog().getByRole("status").textContent).toBe("");
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  expect(await dialog().findByText("This is too pale: 1 to 1 on the page. It needs 3 to 1")).toBeTruthy();
  expect(sent("SetAgencyAccent")).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, "#6b2348");
  expect(dialog().getByRole("status").textContent).toBe("White text on it: 10.7 to 1. Easy to read.");
  await userEvent.click(dialog().getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved.")).toBeTruthy();
  expect(sent("SetAgencyAccent")).toEqual([{ id: "agency-1", accent: "#6b2348" }]);
});

test("the top of the pages is shown with the colour and the first letter, or with the logo", async () => {
  await openAgency({ accent: "#6b2348" });
  const letter = screen.getByText("H");
  expect(letter.style.getPropertyValue("--accent")).toBe("#6b2348");
  expect(letter.style.getPropertyValue("--on-accent")).toBe("#ffffff");
  cleanup();
  await openAgency({ logo: "/agency-logos/1" });
  expect(document.querySelector("main img")?.getAttribute("src")).toBe("/agency-logos/1");
  expect(screen.queryByText("H")).toBeNull();
});

test("a logo is sent at once, and taken away", async () => {
  const calls = keeping();
  const { sent } = await openAgency(
    { logo: "/agency-logos/1" },
    { RemoveAgencyLogo: () => ({ removeAgencyLogo: anAgency() }) },
  );
  const input = document.querySelector<HTMLInputElement>("main input[type=file]");
  if (!input) throw new Error("There is no field for a file.");
  await userEvent.upload(input, new File(["a logo"], "logo.png", { type: "image/png" }));
  expect(await screen.findByText("Logo saved.")).toBeTruthy();
  expect(calls).toMatchObject([{ path: agencyLogoUploadPath("agency-1"), init: { method: "POST" } }]);
  await userEvent.click(screen.getByRole("button", { name: "Remove the logo" }));
  expect(await screen.findByText("Logo removed.")).toBeTruthy();
  expect(sent("RemoveAgencyLogo")).toEqual([{ id: "agency-1" }]);
});

test("the provider's own agency has no brand of its own", async () => {
  await openAgency({ isOwn: true });
  expect(screen.getByText("Our own agency has our brand.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Change: Colour" })).toBeNull();
});
