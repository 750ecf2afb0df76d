import type { IncomeStep } from "@latchkey/domain/income/steps.ts";
import type { FeedbackReason } from "@latchkey/domain/income/values.ts";
import { addDays } from "@latchkey/domain/rules/civil-span.ts";
import { londonDate } from "@latchkey/domain/rules/london.ts";
import type { OfferedIncomeType } from "@latchkey/domain/vocabulary/money.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import { beginning, type Texts } from "./texts.ts";
import { type UploadArea, uploadArea } from "./upload.ts";

/** Day, month and year, as somebody types them. */
export type TypedDay = readonly [day: string, month: string, year: string];

/** So that a payment is recent on every day on which a story is told. */
export const daysAgo = (days: number): TypedDay => {
  const [year = "", month = "", day = ""] = addDays(londonDate(Date.now()), -days).split("-");
  return [day, month, year];
};

/** The steps of income, by their visible texts. */
export interface IncomeScreens {
  readonly open: (step?: IncomeStep, search?: string) => Promise<void>;
  readonly isAt: (step: IncomeStep) => Promise<void>;
  readonly goOn: () => Promise<void>;
  readonly option: (name: string) => Locator;
  readonly button: (name: string) => Locator;
  readonly field: (name: string) => Locator;
  readonly day: (legend: string, day: TypedDay) => Promise<void>;
  readonly answer: (legend: string, answer: "yes" | "no") => Promise<void>;
  readonly chooseType: (type: OfferedIncomeType) => Promise<void>;
  /** The pages about a job, each without its Continue. */
  readonly fillEmployer: () => Promise<void>;
  readonly fillSalary: (annual: string, net: string, paid: TypedDay) => Promise<void>;
  readonly fillReference: () => Promise<void>;
  /** The job, its pay, and who confirms it; ends at the step after. */
  readonly tellAboutJob: (annual: string, net: string, paid: TypedDay) => Promise<void>;
  /** The business and its profit, up to the last Continue. */
  readonly tellAboutBusiness: (annual: string, net: string, paid: TypedDay) => Promise<void>;
  /** From the bank, with a reason, to the choice of a document. */
  readonly uploadsInstead: (reason: FeedbackReason) => Promise<void>;
  readonly upload: UploadArea;
}

export const incomeScreens = (page: Page, texts: Texts): IncomeScreens => {
  const { income, questions } = texts;
  const option = (name: string) => page.getByRole("radio", { name: beginning(name) });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const field = (name: string) => page.getByRole("textbox", { name: beginning(name) });
  const goOn = () => button(questions.page.continue).click();
  const isAt = async (step: IncomeStep) => {
    await expect(page).toHaveURL(new RegExp(`/questions/income/${step}(\\?|$)`));
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  const group = (legend: string) => page.getByRole("group", { name: beginning(legend) });
  const day = async (legend: string, [dayOfMonth, month, year]: TypedDay) => {
    const parts = { day: dayOfMonth, month, year };
    for (const part of ["day", "month", "year"] as const) {
      await group(legend).getByRole("textbox", { name: questions.date[part] }).fill(parts[part]);
    }
  };
  const answer = (legend: string, said: "yes" | "no") =>
    page
      .getByRole("radiogroup", { name: beginning(legend) })
      .getByRole("radio", { name: questions.answer[said] })
      .check();
  const fillEmployer = async () => {
    await field(income.currentEmployer.companyName).fill("Brightwater Bakery");
    await field(income.currentEmployer.jobTitle).fill("Baker");
    await day(income.currentEmployer.startDate, ["01", "02", "2024"]);
    await answer(income.currentEmployer.probation, "no");
  };
  const fillSalary = async (annual: string, net: string, paid: TypedDay) => {
    await field(income.yourSalary.annual).fill(annual);
    await field(income.yourSalary.net).fill(net);
    await day(income.yourSalary.payment, paid);
    await answer(income.yourSalary.bonus, "no");
  };
  const fillReference = async () => {
    await field(income.companyReference.name).fill("Ellen Marsh");
    await field(income.companyReference.email).fill("ellen@brightwater.example");
  };
  return {
    open: async (step, search = "") => {
      await page.goto(`/questions/income${step ? `/${step}` : ""}${search}`);
    },
    isAt,
    goOn,
    option,
    button,
    field,
    day,
    answer,
    chooseType: async (type) => {
      await isAt("incomeType");
      await option(income.incomeType[type]).check();
      await goOn();
    },
    fillEmployer,
    fillSalary,
    fillReference,
    tellAboutJob: async (annual, net, paid) => {
      await isAt("currentEmployer");
      await fillEmployer();
      await goOn();
      await isAt("yourSalary");
      await fillSalary(annual, net, paid);
      await goOn();
      await isAt("companyReference");
      await fillReference();
      await goOn();
    },
    tellAboutBusiness: async (annual, net, paid) => {
      await isAt("companyDetails");
      await field(income.companyDetails.companyName).fill("Okafor Designs");
      await field(income.companyDetails.companyNumber).fill("SC 123456");
      await day(income.companyDetails.startDate, ["06", "04", "2021"]);
      await goOn();
      await isAt("yourIncome");
      await field(income.yourIncome.annual).fill(annual);
      await field(income.yourIncome.net).fill(net);
      await day(income.yourIncome.payment, paid);
    },
    uploadsInstead: async (reason) => {
      await isAt("openBanking");
      await button(income.openBanking.choices.manual).click();
      await isAt("feedback");
      await page
        .getByRole("combobox", { name: income.feedback.reason })
        .selectOption({ label: income.feedback.choices[reason] });
      await goOn();
      await isAt("documents");
    },
    upload: uploadArea(page, texts),
  };
};
