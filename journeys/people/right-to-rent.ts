import type { DocumentType } from "@latchkey/domain/documents/kinds.ts";
import type { VisaStatus } from "@latchkey/domain/identity/values.ts";
import type { Locator, Page } from "@playwright/test";
import { beginning, say, type Texts } from "./texts.ts";

/** The steps of the right-to-rent variant, by their visible texts. */
export interface RightToRentScreens {
  readonly option: (choice: DocumentType | "SHARE_CODE" | "letter" | "none") => Locator;
  readonly choose: (choice: DocumentType | "SHARE_CODE" | "letter" | "none") => Promise<void>;
  readonly status: (status: VisaStatus) => Locator;
  readonly shareCode: Locator;
  readonly withoutShareCode: Locator;
  readonly expiryPart: (part: "day" | "month" | "year") => Locator;
  readonly chooseAnother: Locator;
}

export const rightToRentScreens = (page: Page, texts: Texts): RightToRentScreens => {
  const { rightToRent, documentNames, questions } = texts;
  const own: Readonly<Record<string, string>> = {
    ...documentNames.kind,
    SHARE_CODE: rightToRent.primaryDocument.choices.SHARE_CODE,
    letter: rightToRent.secondary.letter,
    none: rightToRent.primaryDocument.none,
  };
  const option = (choice: string) => {
    const name =
      choice === "none"
        ? new RegExp(
            [rightToRent.primaryDocument.none, rightToRent.secondary.none, rightToRent.secondary.noneOfOne]
              .map((text) => beginning(text).source)
              .join("|"),
          )
        : beginning(own[choice] ?? choice);
    return page.getByRole("radio", { name });
  };
  const button = (name: string) => page.getByRole("button", { name: say(name), exact: true });
  return {
    option,
    choose: (choice) => option(choice).check(),
    status: (status) => page.getByRole("radio", { name: beginning(rightToRent.status.choices[status]) }),
    shareCode: page.getByRole("textbox", { name: say(rightToRent.shareCode.field) }),
    withoutShareCode: button(rightToRent.shareCode.choices.withoutShareCode),
    expiryPart: (part) => page.getByRole("textbox", { name: questions.date[part], exact: true }),
    chooseAnother: button(rightToRent.expiredVisa.continue),
  };
};
