// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createShortcuts } from "./shortcuts.ts";
import { SEND_KEYS, ShortcutsProvider, useShortcutKeys, useShortcuts } from "./use-shortcuts.ts";

afterEach(cleanup);

const search = vi.fn();
const next = vi.fn();

/** A page with a search, fields of every kind, and a count that changes what the key does. */
function Page() {
  const [count, setCount] = useState(0);
  useShortcuts([
    { keys: "/", label: "Search", run: () => search(count) },
    { keys: "arrowright", label: "Next", run: next },
  ]);
  return (
    <>
      <input aria-label="text" />
      <textarea aria-label="area" />
      <select aria-label="choice" />
      <input type="email" aria-label="email" />
      <input type="checkbox" aria-label="box" />
      <input type="radio" aria-label="radio" />
      <input type="file" aria-label="file" />
      {/* biome-ignore lint/a11y/useSemanticElements: an editor, as a library would draw it */}
      <div contentEditable role="textbox" aria-label="editor" tabIndex={0} suppressContentEditableWarning />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <dialog>Dialog</dialog>
    </>
  );
}

const shortcuts = createShortcuts();

function App() {
  useShortcutKeys(shortcuts);
  return (
    <ShortcutsProvider value={shortcuts}>
      <Page />
    </ShortcutsProvider>
  );
}

test("a key of the page runs what the page says now", async () => {
  const screen = render(<App />);
  await userEvent.keyboard("/");
  expect(search).toHaveBeenLastCalledWith(0);
  await userEvent.click(screen.getByRole("button"));
  await userEvent.keyboard("/");
  expect(search).toHaveBeenLastCalledWith(1);
  screen.unmount();
  search.mockClear();
  await userEvent.keyboard("/");
  expect(search).not.toHaveBeenCalled();
});

test("a key works as soon as the page is seen", () => {
  search.mockClear();
  // Layout effects run from the inside out: this one is the last thing before the page is painted.
  function SeenAndPressed() {
    useLayoutEffect(() => {
      fireEvent.keyDown(document.body, { key: "/" });
    }, []);
    return <App />;
  }
  render(<SeenAndPressed />);
  expect(search).toHaveBeenCalledOnce();
});

test.each(["text", "email", "area", "choice", "editor"])("nothing happens in a field: %s", async (label) => {
  search.mockClear();
  const screen = render(<App />);
  screen.getByLabelText(label).focus();
  await userEvent.keyboard("/");
  expect(search).not.toHaveBeenCalled();
});

test.each(["box", "radio", "file"])("a key works where nothing is typed: %s", async (label) => {
  search.mockClear();
  const screen = render(<App />);
  screen.getByLabelText(label).focus();
  await userEvent.keyboard("/");
  expect(search).toHaveBeenCalledOnce();
});

test("the arrows stay with a radio button", () => {
  next.mockClear();
  const screen = render(<App />);
  expect(fireEvent.keyDown(screen.getByLabelText("radio"), { key: "ArrowRight" })).toBe(true);
  expect(next).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("box"), { key: "ArrowRight" });
  expect(next).toHaveBeenCalledOnce();
});

test.each(["ctrlKey", "metaKey", "altKey", "repeat", "isComposing"])("nor with %s", (name) => {
  search.mockClear();
  render(<App />);
  fireEvent.keyDown(document.body, { key: "/", [name]: true });
  expect(search).not.toHaveBeenCalled();
});

test.each(["ctrlKey", "metaKey"])("%s with Enter sends, from a field too", (name) => {
  const send = vi.fn();
  const registry = createShortcuts();
  registry.add("page", [{ keys: SEND_KEYS, label: "Send", run: send }]);
  function Sending() {
    useShortcutKeys(registry);
    return <textarea aria-label="area" />;
  }
  const screen = render(<Sending />);
  fireEvent.keyDown(screen.getByLabelText("area"), { key: "Enter" });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByLabelText("area"), { key: "Enter", [name]: true });
  expect(send).toHaveBeenCalledOnce();
});

test("nor behind a dialog, nor when somebody else has used the key", () => {
  search.mockClear();
  const { container } = render(<App />);
  const dialog = container.querySelector("dialog");
  dialog?.show();
  fireEvent.keyDown(document.body, { key: "/" });
  dialog?.close();
  const used = (event: Event) => event.preventDefault();
  document.body.addEventListener("keydown", used);
  fireEvent.keyDown(document.body, { key: "/" });
  document.body.removeEventListener("keydown", used);
  expect(search).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: "/" });
  expect(search).toHaveBeenCalledOnce();
});
