import type { ResidenceStep } from "@latchkey/domain/residence/flow.ts";
import type { ResidenceType } from "@latchkey/domain/vocabulary/people.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { beginning, say, saying, type Texts } from "./texts.ts";
import { type UploadArea, uploadArea } from "./upload.ts";

/** A home, as somebody types it. */
export interface HomeOfStory {
  /** Typed into the search. */
  readonly search: string;
  /** The row that is chosen. */
  readonly row: RegExp;
  readonly start: readonly [month: string, year: string];
  /** Without one, the person lives there now. */
  readonly end?: readonly [month: string, year: string];
  readonly type: ResidenceType;
}

type AddressPartOfStory = keyof Texts["addresses"]["parts"];

/** The steps of residence, by their visible texts. */
export interface ResidenceScreens {
  readonly open: (step?: ResidenceStep, search?: string) => Promise<void>;
  readonly isAt: (step: ResidenceStep) => Promise<void>;
  readonly continue: Locator;
  readonly goOn: () => Promise<void>;
  readonly answer: (answer: "yes" | "no") => Promise<void>;
  readonly accordions: Locator;
  /** The blank accordion. */
  readonly blank: Locator;
  readonly openBlank: () => Promise<void>;
  /** Looks an address up in the open accordion. */
  readonly find: (home: Pick<HomeOfStory, "search" | "row">) => Promise<void>;
  /** Deletes the home whose accordion is open. */
  readonly remove: Locator;
  /** Instead of looking it up in the open accordion. */
  readonly byHand: Locator;
  /** A part of the address that is typed by hand in the open accordion. */
  readonly part: (name: AddressPartOfStory) => Locator;
  readonly fillAddress: (parts: Partial<Record<AddressPartOfStory, string>>) => Promise<void>;
  /** When it was, and what kind of home; its address is known. */
  readonly fillStay: (stay: Pick<HomeOfStory, "start" | "end" | "type">) => Promise<void>;
  readonly fillHome: (home: HomeOfStory) => Promise<void>;
  readonly badge: Locator;
  readonly rent: Locator;
  readonly paymentPart: (part: "day" | "month" | "year") => Locator;
  readonly landlord: (field: "firstName" | "lastName" | "email" | "phone") => Locator;
  readonly option: (name: string) => Locator;
  readonly upload: UploadArea;
}

export const residenceScreens = (page: Page, texts: Texts): ResidenceScreens => {
  const { addresses, questions, residence } = texts;
  const accordions = page.locator("details.accordion");
  const opened = page.locator("details.accordion[open]");
  const goOn = page.getByRole("button", { name: questions.page.continue, exact: true });
  const option = (name: string) => page.getByRole("radio", { name: beginning(name) });
  const month = async (legend: string, [month_, year]: readonly [string, string]) => {
    const group = opened.getByRole("group", { name: legend });
    await group.getByRole("textbox", { name: questions.date.month }).fill(month_);
    await group.getByRole("textbox", { name: questions.date.year }).fill(year);
  };
  const blank = page.locator("summary").filter({
    hasText: new RegExp(
      `${residence["residential-history"].add}|${residence["residential-history"].addFirst}`,
    ),
  });
  const searchBox = opened.getByRole("combobox", { name: addresses.search.label });
  const find = async ({ search, row }: Pick<HomeOfStory, "search" | "row">) => {
    await searchBox.fill(search);
    await opened.getByRole("option", { name: row }).click();
    await expect(opened.locator(".accordion__title")).toHaveText(row);
  };
  const part = (name: AddressPartOfStory) =>
    opened.getByRole("textbox", { name: beginning(addresses.parts[name]) });
  const fillStay: ResidenceScreens["fillStay"] = async ({ start, end, type }) => {
    await month(residence.home.start, start);
    if (end) await month(residence.home.end, end);
    else await opened.getByRole("checkbox", { name: residence.home.current }).check();
    await opened
      .getByRole("combobox", { name: residence.home.type })
      .selectOption({ label: residence.home[type] });
    // Its title is the address as soon as it is whole.
    await expect(opened.locator(".accordion__meta")).not.toHaveText(residence["residential-history"].draft);
  };
  return {
    open: async (step, search = "") => {
      await page.goto(`/questions/residence${step ? `/${step}` : ""}${search}`);
    },
    isAt: async (step) => {
      await expect(page).toHaveURL(new RegExp(`/questions/residence/${step}(\\?|$)`));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    },
    continue: goOn,
    goOn: () => goOn.click(),
    answer: (answer) => option(questions.answer[answer]).check(),
    accordions,
    blank,
    openBlank: async () => {
      await blank.click();
      // The browser tells of the opened accordion after the press: until then the open one is another home's.
      await expect(searchBox).toHaveValue("");
    },
    badge: page.locator(".key-tag"),
    find,
    remove: opened.getByRole("button", { name: residence["residential-history"].remove }),
    byHand: opened.getByRole("button", { name: say(addresses.search.byHand) }),
    part,
    fillAddress: async (parts) => {
      for (const [name, text] of Object.entries(parts)) await part(name as AddressPartOfStory).fill(text);
    },
    fillStay,
    fillHome: async ({ search, row, ...stay }) => {
      await find({ search, row });
      await fillStay(stay);
    },
    rent: page.getByRole("textbox", { name: residence["rental-details"].rent, exact: true }),
    paymentPart: (part) => page.getByRole("textbox", { name: questions.date[part], exact: true }),
    landlord: (field) => page.getByRole("textbox", { name: saying(residence.landlordDetails[field]) }),
    option,
    upload: uploadArea(page, texts),
  };
};
