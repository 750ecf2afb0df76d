import { type Address, emptyAddress } from "@latchkey/domain/addresses/address.ts";
import { act, fireEvent, screen } from "@testing-library/react";
import { vi } from "vitest";

/** What somebody does with an address field, and an address for it. */

export const UK_MS = 250;
export const ABROAD_MS = 800;

export const box = () => screen.getByRole("combobox", { name: "Address or postcode" });
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
export const pick = (name: RegExp | string) =>
  act(async () => fireEvent.click(screen.getByRole("option", { name })));
export const options = () => screen.queryAllByRole("option").map(({ textContent }) => textContent?.trim());
export const input = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
export const fill = (name: string | RegExp, text: string) =>
  fireEvent.change(input(name), { target: { value: text } });
export const BY_HAND = "Enter the address by hand";
export const INSTEAD = "Search for the address instead";

export const home: Address = {
  ...emptyAddress,
  flat: "Flat 1",
  houseNumber: "27",
  streetNumber: "27",
  street: "Harbour Street",
  city: "Leeds",
  postalCode: "LS1 4DL",
  placeId: "12345678",
  formattedAddress: "Flat 1, 27 Harbour Street, Leeds, LS1 4DL",
  country: "GB",
};
