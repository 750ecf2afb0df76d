// @vitest-environment happy-dom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Modal } from "./modal.tsx";

afterEach(cleanup);

/** A modal, and a back gesture that closes it although its `cancel` event was prevented. */
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

test("reports that the browser closed it", () => {
  const { closeByBrowser, onClose } = openModal(true);
  closeByBrowser();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("reopens when it is fixed and the browser closed it, with the focus on its title", () => {
  const { screen, closeByBrowser, dialog, onClose } = openModal(false);
  closeByBrowser();
  expect(dialog?.open).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Ready?" }));
  expect(onClose).not.toHaveBeenCalled();
});

test.each([true, false])("reports nothing when its page closes it (dismissible: %s)", (dismissible) => {
  const { show, dialog, onClose } = openModal(dismissible);
  show(false);
  expect(dialog?.open).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test("reports nothing when it is unmounted", () => {
  const { screen, onClose } = openModal(true);
  screen.unmount();
  expect(onClose).not.toHaveBeenCalled();
});
