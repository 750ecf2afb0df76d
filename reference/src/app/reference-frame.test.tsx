// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { LINK, linkOf, openReference, SECRET } from "../testing/open-reference.tsx";

afterEach(cleanup);

test.each([LINK, linkOf("employment")])(
  "the way past the header leads to the title, and leaves the secret in the address: %s",
  async (address) => {
    const { screen } = await openReference({ address });
    await screen.findByRole("button", { name: "Send reference" });
    await userEvent.click(screen.getByRole("link", { name: "Skip to main content" }));
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
    expect(window.location.hash).toBe(`#k=${SECRET}`);
  },
);

test("the page can be read in another language, and what was typed stays", async () => {
  const { screen } = await openReference();
  await screen.findByRole("button", { name: "Send reference" });
  await userEvent.click(screen.getAllByRole("radio", { name: "Yes" })[1] as HTMLElement);
  await userEvent.type(screen.getByRole("textbox"), "Twice, in May");
  await userEvent.click(screen.getByRole("button", { name: "Deutsch" }));
  await screen.findByRole("button", { name: "Auskunft senden" });
  expect(screen.getByRole("button", { name: "Deutsch" }).getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByDisplayValue("Twice, in May")).toBeTruthy();
  expect(window.location.hash).toBe(`#k=${SECRET}`);
  await userEvent.click(screen.getByRole("button", { name: "English" }));
  await eventually(() => expect(screen.getByRole("button", { name: "Send reference" })).toBeTruthy());
});
