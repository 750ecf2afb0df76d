import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import type { GraphqlRequest } from "./fake-server.ts";
import type { IncomeScreen, OpenedIncome } from "./open-income.tsx";

/** What a person sees and does in the income section. */

/** Waits until the page asks this. */
export const question = (screen: IncomeScreen, name: string | RegExp): Promise<void> =>
  eventually(() => {
    const asked = screen.queryAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent ?? "");
    const isAsked = asked.some((title) => (typeof name === "string" ? title === name : name.test(title)));
    if (!isAsked) throw new Error(`The page asks "${asked.join()}" and not "${name}"`);
  });

export const press = (screen: IncomeScreen, name: string | RegExp = "Continue") =>
  userEvent.click(screen.getByRole("button", { name }));

/** Chooses an answer and goes on. */
export const choose = async (screen: IncomeScreen, name: string | RegExp) => {
  await userEvent.click(screen.getByRole("radio", { name }));
  await press(screen);
};

const asInput = (element: HTMLElement): HTMLInputElement => {
  if (!(element instanceof HTMLInputElement)) throw new Error(`A ${element.tagName} is no input`);
  return element;
};

export const field = (screen: IncomeScreen, name: string | RegExp): HTMLInputElement =>
  asInput(screen.getByRole("textbox", { name }));

export const fill = (screen: IncomeScreen, name: string | RegExp, text: string): void => {
  fireEvent.change(field(screen, name), { target: { value: text } });
};

const dayParts = (screen: IncomeScreen, group: string | RegExp) => {
  const parts = within(screen.getByRole("group", { name: group }));
  return ["Day", "Month", "Year"].map((name) => asInput(parts.getByRole("textbox", { name })));
};

/** @param date `27 03 2023`; empty for none */
export const fillDay = (screen: IncomeScreen, group: string | RegExp, date: string): void => {
  const typed = date.split(" ");
  for (const [index, part] of dayParts(screen, group).entries()) {
    fireEvent.change(part, { target: { value: typed[index] ?? "" } });
  }
};

/** `27 03 2023` */
export const dayIn = (screen: IncomeScreen, group: string | RegExp): string =>
  dayParts(screen, group)
    .map(({ value }) => value)
    .join(" ");

/** Chooses in a select. */
export const select = (screen: IncomeScreen, name: string | RegExp, value: string) =>
  userEvent.selectOptions(screen.getByRole("combobox", { name }), value);

export const selected = (screen: IncomeScreen, name: string | RegExp): string => {
  const list = screen.getByRole("combobox", { name });
  return list instanceof HTMLSelectElement ? list.value : "";
};

/** Texts with ordinary spaces. */
export const plain = (text: string | null | undefined): string =>
  (text ?? "").replace(/[\u00a0\u202f]/g, " ");

/** The messages in the summary of the page. */
export const wrong = async (screen: IncomeScreen): Promise<readonly string[]> =>
  within(await screen.findByRole("alert"))
    .getAllByRole("link")
    .map(({ textContent }) => plain(textContent));

/** The message at a field, by the id of the field. */
export const errorAt = (screen: IncomeScreen, id: string): string =>
  plain(screen.container.querySelector(`#${id}-error`)?.textContent).replace("Error: ", "");

/** The values of the radio buttons, in order. */
export const radios = (screen: IncomeScreen) =>
  screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"));

export const lastSent = ({ sent }: Pick<OpenedIncome, "sent">) => sent.at(-1)?.variables;

/** The address follows the step. */
export const isAt = (address: () => string, place: string): Promise<void> =>
  eventually(() => expect(address()).toBe(place));

/** What a step has sent, without what the page had read before. */
export const sentAt = ({ sent }: OpenedIncome, step: string): object => {
  const stepOf = ({ variables }: GraphqlRequest) =>
    (variables.completedSteps as string[] | undefined)?.at(-1);
  const request = sent.findLast((one) => stepOf(one) === step);
  const { before, answersBefore, section, name, saveProgress, id, progressId, ...said } =
    request?.variables ?? {};
  return { operation: request?.operationName, record: progressId ?? id, ...said };
};

/** The dashboard is shown, and nothing of the section is open any more. */
export const expectDone = async (opened: OpenedIncome): Promise<void> => {
  await eventually(() => expect(opened.address()).toBe("/dashboard"));
  expect(opened.records().map(({ completedDtm }) => completedDtm)).not.toContain(null);
};

/** What the steps ask. */
export const asks = {
  payer: "Who pays your rent?",
  other: "How does somebody else pay?",
  zero: "Your share is £0",
  guarantor: "Who is your guarantor?",
  guarantorDone: "Thank you",
  type: "What is your main income?",
  typeMore: "What other income do you have?",
  employer: "Where do you work?",
  salary: "What do you earn?",
  reference: "Who can confirm your job?",
  nobody: "Why can you not name anybody?",
  loan: "Who pays your loan or scholarship?",
  loanAmount: "How much is it?",
  pension: "Who pays your pension?",
  pensionAmount: "How much is your pension?",
  benefit: "Your benefits",
  benefitAmount: "How much do you get?",
  company: "What is your business?",
  selfEmployed: "What do you earn?",
  savings: "How much have you saved?",
  bank: "Show your income with your bank",
  bankError: "Your bank is not connected",
  bankDone: "Your bank is connected",
  feedback: "Why not with your bank?",
  documents: "Which document shows this income?",
  none: "You have no document to show",
  notice: "How you show this income",
  signposting: /^Before you (take the photo|add your)/,
  statements: "Add your bank statements",
  uploaded: "Your documents have arrived",
  additional: "Do you have any other income?",
  explained: "How we worked this out",
  konfir: "Let Konfir confirm your job",
  konfirDone: "Konfir has confirmed your job",
  dashboard: /^H(i|ello)/,
} as const;
