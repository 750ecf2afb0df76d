// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import {
  aChangingAnswer,
  aHeldAnswer,
  type EndpointAnswers,
  noResponse,
  refusedWith,
} from "@latchkey/members/testing/endpoint.ts";
import { button, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aKey, NEW_KEY } from "../testing/fake-keys.ts";
import { showPage } from "../testing/show-part.tsx";
import { KeysPage } from "./keys-page.tsx";

afterEach(cleanup);

const york = aKey({ id: "york", name: "Letting software, York" });

type Showing = Partial<Parameters<typeof showPage>[2]>;

const showKeysPage = (answers: EndpointAnswers, more: Showing = {}) =>
  showPage(<KeysPage />, "/console/keys", { path: "/console/keys", answers, ...more });

const showKeys = async (answers: EndpointAnswers = {}, more: Showing = {}) => {
  const shown = await showKeysPage(
    { ApiKeys: () => ({ apiKeys: [aKey(), york], agencies: [] }), ...answers },
    more,
  );
  await screen.findByRole("table");
  return shown;
};

const failures = [
  ["no response", noResponse, "That was not saved"],
  ["a fault", () => refusedWith("INTERNAL"), "That was not saved"],
  ["too many requests", () => refusedWith("TOO_MANY_REQUESTS"), "Too many changes at once"],
  ["NOT_FOUND", () => refusedWith("NOT_FOUND"), "That is not possible any more"],
  ["FORBIDDEN", () => refusedWith("FORBIDDEN"), "That is not possible any more"],
] as const;

describe("the keys", () => {
  test("are on their way, and the page says so", async () => {
    const { answer, give } = aHeldAnswer<object>();
    await showKeysPage({ ApiKeys: () => answer.then(() => ({ apiKeys: [york], agencies: [] })) });
    expect(screen.getByRole("status", { name: "Loading" })).toBeTruthy();
    await act(async () => give({}));
    expect(await screen.findByRole("row", { name: /York/ })).toBeTruthy();
  });

  test("stay when their newest state does not come, which is told", async () => {
    let isAway = false;
    const created = {
      createApiKey: { __typename: "CreatedApiKey", text: NEW_KEY, key: aKey({ id: "new" }) },
    };
    await showKeys({
      ApiKeys: () => (isAway ? undefined : { apiKeys: [york], agencies: [] }),
      CreateApiKey: () => {
        isAway = true;
        return created;
      },
    });
    await press("New key");
    const dialog = await theDialog("New key");
    fireEvent.change(dialog.getByRole("combobox", { name: /^Agency/ }), { target: { value: "Harbour" } });
    fireEvent.change(dialog.getByRole("textbox", { name: /^Name/ }), { target: { value: "Bath" } });
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Create applications/ }));
    await dialog.press("Create the key");
    expect((await screen.findByText(NEW_KEY)).closest("dialog")).not.toBeNull();
    expect(await screen.findByText("We could not load the newest state")).toBeTruthy();
    expect(screen.getByRole("row", { name: /York/, hidden: true })).toBeTruthy();
  });
});

describe("a new key", () => {
  const openForm = async (answers: EndpointAnswers = {}, more: Showing = {}) => {
    const shown = await showKeys(answers, more);
    await press("New key");
    const dialog = await theDialog("New key");
    const name = dialog.getByRole<HTMLInputElement>("textbox", { name: /^Name/ });
    const fillIn = async () => {
      fireEvent.change(dialog.getByRole("combobox", { name: /^Agency/ }), { target: { value: "Harbour" } });
      fireEvent.change(name, { target: { value: "Bath" } });
      await userEvent.click(dialog.getByRole("checkbox", { name: /^Read applications/ }));
    };
    return { ...shown, dialog, name, fillIn };
  };

  test("says so after each failure, takes the focus, and keeps what was typed", async () => {
    const changing = aChangingAnswer();
    const { dialog, name, fillIn } = await openForm({ CreateApiKey: changing.answer });
    await fillIn();
    for (const [, failing, title] of failures) {
      changing.answerWith(failing);
      await dialog.press("Create the key");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
      expect(name.value).toBe("Bath");
      expect(dialog.getByRole("checkbox", { name: /^Read applications/ })).toHaveProperty("checked", true);
    }
  });

  test("is made once, while its button is busy", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const created = {
      createApiKey: { __typename: "CreatedApiKey", text: NEW_KEY, key: aKey({ id: "new" }) },
    };
    const { dialog, fillIn, sent } = await openForm({ CreateApiKey: () => answer.then(() => created) });
    await fillIn();
    await dialog.press("Create the key");
    await dialog.press("Create the key");
    await eventually(() => expect(sent("CreateApiKey")).toHaveLength(1));
    expect(dialog.getByRole("button", { name: "Create the key" }).getAttribute("aria-busy")).toBe("true");
    await act(async () => give({}));
    expect(sent("CreateApiKey")).toHaveLength(1);
    expect(screen.getByText(NEW_KEY)).toBeTruthy();
  });

  test.each(["Cancel", "Escape"])(
    "is not made after %s, and the focus is back at its button",
    async (way) => {
      const { dialog, fillIn, sent } = await openForm();
      await fillIn();
      if (way === "Escape") dialog.escape();
      else await dialog.press("Cancel");
      expect(screen.queryByRole("dialog")).toBeNull();
      await eventually(() => expect(document.activeElement).toBe(button("New key")));
      expect(sent("CreateApiKey")).toEqual([]);
    },
  );

  test("that is shown cannot be closed by Escape before it is saved", async () => {
    const created = {
      createApiKey: { __typename: "CreatedApiKey", text: NEW_KEY, key: aKey({ id: "new" }) },
    };
    const { dialog, fillIn } = await openForm({ CreateApiKey: () => created });
    await fillIn();
    await dialog.press("Create the key");
    const shown = await theDialog("Copy the new key");
    shown.escape();
    expect(shown.getByText(NEW_KEY)).toBeTruthy();
    expect(shown.queryByText("Save the key, then tick the box")).toBeNull();
    await userEvent.click(shown.getByRole("checkbox", { name: "I have saved the key" }));
    shown.escape();
    expect(screen.queryByText(NEW_KEY)).toBeNull();
  });

  test("that is typed is known to the other tabs", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const hold = vi.spyOn(unsaved, "hold");
    const { fillIn } = await openForm({}, { unsaved });
    expect(hold).not.toHaveBeenCalled();
    await fillIn();
    expect(hold).toHaveBeenCalled();
  });
});

describe("revoking a key", () => {
  const REVOKE = "Revoke Letting software, York";
  const ask = async (answers: EndpointAnswers = {}) => {
    const shown = await showKeys(answers);
    await press(REVOKE);
    return { ...shown, dialog: await theDialog(`${REVOKE}?`) };
  };

  test("says so in the dialog after each failure, with the focus there", async () => {
    const changing = aChangingAnswer();
    const { dialog } = await ask({ RevokeApiKey: changing.answer });
    for (const [, failing, title] of failures) {
      changing.answerWith(failing);
      await dialog.press("Revoke the key");
      const alert = await dialog.findByRole("alert");
      expect(alert.textContent).toContain(title);
      await eventually(() => expect(document.activeElement).toBe(alert));
    }
  });

  test("is sent once; its button is gone, and the focus is at the title of the page", async () => {
    const { answer, give } = aHeldAnswer<object>();
    const revoked = { revokeApiKey: { ...york, revokedAt: "2026-03-12T10:00:00Z" } };
    const { dialog, sent } = await ask({ RevokeApiKey: () => answer.then(() => revoked) });
    await dialog.press("Revoke the key");
    await dialog.press("Revoke the key");
    expect(sent("RevokeApiKey")).toEqual([{ id: "york" }]);
    await act(async () => give({}));
    expect(screen.queryByRole("button", { name: REVOKE })).toBeNull();
    const title = screen.getByRole("heading", { level: 1, name: "Keys" });
    await eventually(() => expect(document.activeElement).toBe(title));
  });

  test("is left by Escape, and the focus is back at its button", async () => {
    const { dialog, sent } = await ask();
    dialog.escape();
    await eventually(() => expect(document.activeElement).toBe(button(REVOKE)));
    expect(sent("RevokeApiKey")).toEqual([]);
  });
});
