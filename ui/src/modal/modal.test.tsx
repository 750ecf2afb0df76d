// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Modal } from "./modal.tsx";

afterEach(cleanup);

/** A modal, and the back gesture that closes it although its `cancel` was prevented. */
const openModal = (dismissible: boolean) => {
  const onClose = vi.fn();
  const modal = (open: boolean) => (
    <Modal open={open} onClose={onClose} dismissible={dismissible} title="Ready?" actions={null} />
  );
  const screen = render(modal(true));
  const dialog = screen.container.querySelector("dialog");
  return {
    screen,
    dialog,
    onClose,
    show: (open: boolean) => screen.rerender(modal(open)),
    closeByBrowser: () => act(() => dialog?.close()),
  };
};

test("closed by the browser, it tells so", () => {
  const { closeByBrowser, onClose } = openModal(true);
  closeByBrowser();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a fixed one that the browser closed opens again, with the focus on its title", () => {
  const { screen, closeByBrowser, dialog, onClose } = openModal(false);
  closeByBrowser();
  expect(dialog?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ready?" }));
  expect(onClose).not.toHaveBeenCalled();
});

test.each([true, false])("closed by its page, it says nothing (dismissible: %s)", (dismissible) => {
  const { show, dialog, onClose } = openModal(dismissible);
  show(false);
  expect(dialog?.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("it says nothing when it goes with its page", () => {
  const { screen, onClose } = openModal(true);
  screen.unmount();
  expect(onClose).not.toHaveBeenCalled();
});
