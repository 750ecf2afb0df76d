// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { cleanup } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { openReference, UUID } from "../testing/open-reference.tsx";

afterEach(cleanup);

const DECLINE = `PUT /wizard/api/tenant-review/${UUID}/decline/`;

const open = async (answers = {}) => {
  const opened = await openReference({ answers });
  const { screen } = opened;
  await userEvent.click(await screen.findByRole("button", { name: "I cannot or do not want to answer" }));
  const title = await screen.findByRole("heading", { level: 1, name: "You do not have to answer" });
  return {
    ...opened,
    title,
    choose: (name: RegExp) => userEvent.click(screen.getByRole("radio", { name })),
    send: () => userEvent.click(screen.getByRole("button", { name: "Send and close" })),
    declines: () => opened.asked.filter(({ route }) => route === DECLINE).map(({ body }) => body),
  };
};

describe("not answering", () => {
  test("is a page of its own with the tenancy, and its title has the focus", async () => {
    const { screen, title } = await open();
    expect(document.activeElement).toBe(title);
    expect(screen.getByText("Amara Okafor")).toBeTruthy();
    expect(document.title).toBe("You do not have to answer – Latchkey");
  });

  test.each([
    [/This is not my tenant/, "NOT_MY_TENANT"],
    [/Somebody else looks after this home/, "SOMEBODY_ELSE"],
    [/I do not want to answer/, "NOT_WILLING"],
  ])("%s needs nothing more", async (label, reason) => {
    const { screen, choose, send, declines } = await open();
    await choose(label);
    await send();
    expect(await screen.findByText(/Thank you for telling us/)).toBeTruthy();
    expect(declines()).toEqual([{ reason, note: "", email: "" }]);
    expect(window.location.pathname).toBe("/reference-thank-you");
    expect(screen.getByRole("main").textContent).toContain("Amara Okafor");
  });

  test("shows the address of somebody else in its stored form once it is left", async () => {
    const { screen, choose } = await open();
    await choose(/Somebody else/);
    const email = screen.getByRole("textbox", { name: /Their email address/ });
    await userEvent.type(email, "o’neill@agency.example");
    await userEvent.tab();
    expect(screen.getByDisplayValue("o'neill@agency.example")).toBe(email);
  });

  test("takes a note, and the address of somebody else, which has to be one", async () => {
    const { screen, choose, send, declines } = await open();
    await choose(/Somebody else/);
    const email = screen.getByRole("textbox", { name: /Their email address/ });
    await userEvent.type(email, "office");
    await userEvent.tab();
    expect(screen.getByText("Enter an email address like name@example.com")).toBeTruthy();
    await send();
    expect(document.activeElement).toBe(email);
    expect(declines()).toEqual([]);
    await userEvent.type(email, "@agency.example");
    await userEvent.type(screen.getByRole("textbox", { name: /Anything we should know/ }), "Ask them.");
    await send();
    await screen.findByText(/Thank you for telling us/);
    expect(declines()).toEqual([
      { reason: "SOMEBODY_ELSE", note: "Ask them.", email: "office@agency.example" },
    ]);
  });

  test("needs a reason", async () => {
    const { screen, send, declines } = await open();
    await send();
    expect(screen.getByText("Choose an option")).toBeTruthy();
    expect(document.activeElement?.getAttribute("type")).toBe("radio");
    expect(declines()).toEqual([]);
  });

  test("the way back leads to the questions, and what was chosen is still there", async () => {
    const { screen, choose } = await open();
    await choose(/I do not want/);
    await userEvent.click(screen.getByRole("button", { name: "Back to the questions" }));
    // The window of a test does not tell of steps back in its history.
    window.history.replaceState(null, "", window.location.href);
    window.dispatchEvent(new PopStateEvent("popstate"));
    const title = await screen.findByRole("heading", { level: 1, name: "A few words about your tenant" });
    await eventually(() => expect(document.activeElement).toBe(title));
    await userEvent.click(screen.getByRole("button", { name: "I cannot or do not want to answer" }));
    expect((screen.getByRole("radio", { name: /I do not want/ }) as HTMLInputElement).checked).toBe(true);
  });

  test("a lost connection keeps what was typed", async () => {
    const { screen, choose, send } = await open({
      [DECLINE]: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    await choose(/This is not my tenant/);
    await userEvent.type(screen.getByRole("textbox"), "Never met.");
    await send();
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect((screen.getByRole("textbox") as HTMLTextAreaElement).value).toBe("Never met.");
    expect((screen.getByRole("radio", { name: /not my tenant/ }) as HTMLInputElement).checked).toBe(true);
  });
});
