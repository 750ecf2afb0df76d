// @vitest-environment happy-dom

import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { ToastRegion } from "./toast-region.tsx";
import { useToasts } from "./use-toasts.ts";

afterEach(cleanup);

/** A list whose buttons are followed by its toasts, as in a page. */
function List() {
  const { toasts, show, dismiss } = useToasts();
  return (
    <>
      <main>
        <h1 tabIndex={-1}>Homes</h1>
        <button type="button" onClick={() => show("Deleted", { label: "Undo", onTake: () => undefined })}>
          Delete
        </button>
      </main>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

/** A form that says what it did, and a list that can undo what it did. */
function Repeated() {
  const { toasts, show, dismiss } = useToasts();
  const undo = { label: "Undo", onTake: () => undefined };
  return (
    <>
      <button type="button" onClick={() => show("Saved")}>
        Save
      </button>
      <button type="button" onClick={() => show("Deleted", undo)}>
        Delete
      </button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} closeLabel="Close" />
    </>
  );
}

test("a message said twice stands once, but for each of two deletions there is an Undo", async () => {
  const screen = render(<Repeated />);
  for (const name of ["Save", "Delete", "Save", "Delete"]) {
    await userEvent.click(screen.getByRole("button", { name }));
  }
  expect(screen.getAllByText("Saved")).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: "Undo" })).toHaveLength(2);
});

const openToast = async () => {
  const screen = render(<List />);
  const button = (name: string) => screen.getByRole("button", { name });
  await userEvent.click(button("Delete"));
  return { screen, button };
};

describe("a toast that goes by keyboard gives the focus back", () => {
  test.each([
    ["Undo", 1],
    ["Close", 2],
  ])("with %s", async (name, tabs) => {
    const { screen, button } = await openToast();
    for (let tab = 0; tab < tabs; tab += 1) await userEvent.tab();
    expect(document.activeElement).toBe(button(name));
    await userEvent.keyboard("{Enter}");
    expect(screen.queryByText("Deleted")).toBeNull();
    expect(document.activeElement).toBe(button("Delete"));
  });

  test("to the heading, when what had it before is gone", async () => {
    const { screen, button } = await openToast();
    await userEvent.tab();
    button("Delete").remove();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });
});
