import userEvent from "@testing-library/user-event";
import { asks, choose, fill, fillDay, press, question, select } from "./income-actions.ts";
import { type IncomeScreen, incomePath, type OpenedIncome } from "./open-income.tsx";
import { arrive, type fakeStore } from "./open-upload.tsx";

/** Stretches of the income section, the way somebody goes through them. */

/** The newest source that the server has. */
export const newest = ({ stored }: OpenedIncome): string => stored().sources.at(-1)?.uuid ?? "";

/** The address of a step once its source has an id. */
export const at = (opened: OpenedIncome, step: string): string => incomePath(step, newest(opened));

/** From the start to the details of a type. */
export const begin = async ({ screen }: OpenedIncome, type: RegExp): Promise<void> => {
  await question(screen, asks.payer);
  await choose(screen, /^I do/);
  await question(screen, asks.type);
  await choose(screen, type);
};

export const employer = async (screen: IncomeScreen, start = "01 02 2024"): Promise<void> => {
  await question(screen, asks.employer);
  fill(screen, "Company name", " Harbour Bakery Ltd ");
  fill(screen, "Your role", "Baker");
  fillDay(screen, /^When did you start/, start);
  await userEvent.click(screen.getByRole("radio", { name: "No" }));
  await press(screen);
};

export const salary = async (screen: IncomeScreen, annual = "36,000"): Promise<void> => {
  await question(screen, asks.salary);
  fill(screen, "Yearly salary before tax", annual);
  fill(screen, /^Take-home pay/, "2,400.50");
  fillDay(screen, /^When were you last paid/, "30 10 2026");
  await userEvent.click(screen.getByRole("radio", { name: "No" }));
  await press(screen);
};

export const reference = async (screen: IncomeScreen): Promise<void> => {
  await question(screen, asks.reference);
  fill(screen, "Their name", "Ruth Hall");
  fill(screen, "Their work email", "ruth@harbourbakery.example");
  await press(screen);
};

/** The amounts of a pension, a benefit, a loan or a business. */
export const amounts = async (screen: IncomeScreen, net: RegExp, payment: RegExp): Promise<void> => {
  fill(screen, /year/, "12,000");
  fill(screen, net, "1000");
  await select(screen, "Currency", "EUR");
  await select(screen, "How often?", "Fortnightly");
  fillDay(screen, payment, "20 11 2026");
  await press(screen);
};

/** From the bank to the choice of a document. */
export const withoutBank = async (screen: IncomeScreen): Promise<void> => {
  await question(screen, asks.bank);
  await press(screen, "Upload documents instead");
  await question(screen, asks.feedback);
  await select(screen, "Reason", "technical_difficulties");
  await press(screen);
  await question(screen, asks.documents);
};

/** Reads the guidance before an upload. */
export const understand = async (screen: IncomeScreen): Promise<void> => {
  await question(screen, asks.signposting);
  await userEvent.click(screen.getByRole("checkbox"));
  await press(screen);
};

/** @returns the path of the file */
export const addFile = async (
  screen: IncomeScreen,
  store: ReturnType<typeof fakeStore>,
  name: string,
): Promise<string> => {
  const path = `/store/applicant/${name}`;
  await arrive(screen, { store, name, path });
  await press(screen);
  return path;
};

/** Some documents are confirmed before they count. */
export const confirmFile = async (screen: IncomeScreen): Promise<void> => {
  await userEvent.click(await screen.findByRole("checkbox", { name: /^I have checked my file/ }));
  await press(screen, "Use this file");
};
