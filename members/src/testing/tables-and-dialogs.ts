import { within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

export const inside = (dialog: HTMLElement) => {
  const { getByRole, getByText, queryByText } = within(dialog);
  return {
    field: (name: string | RegExp) => getByRole<HTMLInputElement>("textbox", { name }),
    /** A field that suggests what is known. */
    suggesting: (name: RegExp) => getByRole<HTMLInputElement>("combobox", { name }),
    box: (name: RegExp) => getByRole<HTMLInputElement>("checkbox", { name }),
    press: (name: string) => userEvent.click(getByRole("button", { name })),
    getByText,
    queryByText,
  };
};

/** The texts of a row without its last cell, which holds what can be done. */
export const cellsOf = (row: HTMLElement): readonly (string | null)[] =>
  [...row.querySelectorAll("td")].map(({ textContent }) => textContent).slice(0, -1);
