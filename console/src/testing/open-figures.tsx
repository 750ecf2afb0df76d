import type { CountedRow } from "@latchkey/domain/figures/figure-counts.ts";
import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { panel } from "@latchkey/members/testing/on-screen.ts";
import { screen, within } from "@testing-library/react";
import { someFigures } from "./fake-figures.ts";
import { openDesk } from "./open-desk.tsx";
import "../figures/figures-page.tsx";

/** The page of figures, for an administrator. */
export const openFigures = async (answer: EndpointAnswers[string], query = "") => {
  const desk = await openDesk({
    path: `/console/figures${query}`,
    answers: { FiguresOf: answer },
    roles: ["ADMINISTRATOR"],
  });
  await screen.findByRole("heading", { level: 1, name: "Figures" });
  return desk;
};

export const openCounted = (rows: readonly CountedRow[], before: readonly CountedRow[] = []) =>
  openFigures(() => someFigures(rows, before));

/** @param list its name, if the panel has several */
export const itemsOf = (region: string, list: string = region) =>
  within(panel(region).getByRole("list", { name: list }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

export const rowsIn = (table: string) =>
  within(screen.getByRole("table", { name: table }))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent));
