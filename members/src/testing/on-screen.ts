import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

/** Nothing covers a button in a document without layout: looking for that takes time. */
const QUICK = { pointerEventsCheck: 0 } as const;

/** What a member of staff does on a page, and where they look. */

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

export const press = (name: string | RegExp) => userEvent.click(button(name), QUICK);

/** A landmark of the page, by its name. */
export const panel = (name: string | RegExp) => within(screen.getByRole("region", { name }));

/** The text beside a term, in a landmark. */
export const answerOf = (name: string | RegExp, term: string) =>
  panel(name).getByText(term, { selector: "dt" }).nextElementSibling?.textContent;

/** The dialog that is open, or opens. */
export const theDialog = async (name?: string | RegExp) => {
  const element = await screen.findByRole("dialog", name === undefined ? {} : { name });
  const inside = within(element);
  return {
    ...inside,
    element,
    press: (label: string | RegExp) => userEvent.click(inside.getByRole("button", { name: label }), QUICK),
    /** As the browser reports Escape, and the back gesture of a phone. */
    escape: () => fireEvent(element, new Event("cancel", { cancelable: true })),
  };
};

/** Pressed twice before the page is drawn again. */
export const pressTwice = (pressed: HTMLElement): void => {
  act(() => {
    pressed.click();
    pressed.click();
  });
};
