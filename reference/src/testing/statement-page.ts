import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import { reviewPaths } from "@latchkey/domain/references/kinds.ts";
import { within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { linkOf, openReference, UUID } from "./open-reference.tsx";

/** The page of an employer or an accountant in a test. */

type Opening = Omit<Parameters<typeof openReference>[0], "address">;

export const routesOf = (kind: ReferenceKind) => {
  const path = `${reviewPaths[kind]}/${UUID}/`;
  return { get: `GET ${path}`, put: `PUT ${path}`, decline: `PUT ${path}decline/` };
};

export const openStatement = async (kind: ReferenceKind, opening: Opening = {}) => {
  const opened = await openReference({ ...opening, address: linkOf(kind) });
  const { screen } = opened;
  await screen.findByRole("button", { name: "Send reference" });
  const group = (legend: string) => screen.queryByRole("radiogroup", { name: legend });
  const radio = (legend: string, name: string) =>
    within(screen.getByRole("radiogroup", { name: legend })).getByRole("radio", { name }) as HTMLInputElement;
  const box = (name: string | RegExp) => screen.getByRole("textbox", { name }) as HTMLInputElement;
  const { put } = routesOf(kind);
  return {
    ...opened,
    group,
    radio,
    box,
    queryBox: (name: string | RegExp) => screen.queryByRole("textbox", { name }),
    choose: (legend: string, name: string) => userEvent.click(radio(legend, name)),
    type: (name: string | RegExp, text: string) => userEvent.type(box(name), text),
    tick: () =>
      userEvent.click(screen.getByRole("checkbox", { name: "I am not allowed to say what they earn" })),
    signs: async () => {
      await userEvent.type(box("Your name"), "Ellen Marsh");
      await userEvent.type(box("Your role"), "Payroll");
    },
    send: () => userEvent.click(screen.getByRole("button", { name: "Send reference" })),
    replies: () => opened.asked.filter(({ route }) => route === put).map(({ body }) => body),
    thanks: () => screen.findByRole("heading", { level: 1, name: "Thank you for your time" }),
    card: (label: string) =>
      [...screen.getByRole("region", { name: label }).querySelectorAll("p")].map((line) => line.textContent),
  };
};
