import { within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { openResidence } from "./open-residence.tsx";

/** What a person does in the accordions of the history. */

type Screen = Awaited<ReturnType<typeof openResidence>>["screen"];

/** The accordion whose summary has this text. */
export const accordion = (screen: Screen, name: string | RegExp): HTMLElement => {
  const details = screen
    .getByText(name, { selector: ".accordion__title, .accordion__title > *" })
    .closest("details");
  if (!details) throw new Error(`There is no accordion ${name}`);
  return details;
};

/** The summaries of all accordions, as they are read: title, then what is below it. */
export const summaries = (screen: Screen): readonly string[] =>
  [...screen.container.querySelectorAll(".accordion > summary")].map((summary) =>
    ["title", "meta"]
      .map((part) => summary.querySelector(`.accordion__${part}`)?.textContent ?? "")
      .filter((text) => text !== "")
      .join(" | ")
      .replaceAll("\u00a0", " "),
  );

export const toggle = async (details: HTMLElement): Promise<void> => {
  const summary = details.querySelector("summary");
  if (summary) await userEvent.click(summary);
};

interface TypedHome {
  readonly country?: string;
  readonly building?: string;
  readonly street?: string;
  readonly city?: string;
  readonly postcode?: string;
  /** `9 2023` */
  readonly start?: string;
  readonly end?: string;
  readonly current?: boolean;
  readonly type?: string;
}

export const field = (details: HTMLElement, name: RegExp | string): HTMLElement =>
  within(details).getByRole("textbox", { name });

export const monthField = (details: HTMLElement, group: RegExp, part: "Month" | "Year"): HTMLElement =>
  within(within(details).getByRole("group", { name: group })).getByRole("textbox", { name: part });

const retype = async (input: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

const typeMonth = async (details: HTMLElement, group: RegExp, text: string): Promise<void> => {
  const [month = "", year = ""] = text.split(" ");
  await retype(monthField(details, group, "Month"), month);
  await retype(monthField(details, group, "Year"), year);
};

/** Fills in an open accordion, the way somebody does: field after field. */
export const typeHome = async (details: HTMLElement, home: TypedHome): Promise<void> => {
  // The form is drawn before it is known that nothing can be searched for.
  if (home.street) await within(details).findByRole("textbox", { name: "Street" });
  const { building, street, city, postcode, start, end, current, type, country } = home;
  if (country) {
    const input = within(details).getByRole("combobox", { name: "Country" });
    await retype(input, country);
    await userEvent.keyboard("{Enter}");
  }
  if (building) await retype(field(details, /^Number|^Building/), building);
  if (street) await retype(field(details, "Street"), street);
  if (city) await retype(field(details, /^Town|^City/), city);
  if (postcode) await retype(field(details, /^Postcode/), postcode);
  if (start) await typeMonth(details, /move in/, start);
  if (current) await userEvent.click(within(details).getByRole("checkbox", { name: "I live here now" }));
  if (end) await typeMonth(details, /move out/, end);
  if (type)
    await userEvent.selectOptions(within(details).getByRole("combobox", { name: /^What kind/ }), type);
};

/** A flat in Leeds since November 2016. */
export const leeds = {
  building: "27",
  street: "Harbour Street",
  city: "Leeds",
  postcode: "LS1 4DL",
  start: "11 2016",
  current: true,
  type: "FAMILY_HOME",
} as const;
