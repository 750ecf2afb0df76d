// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { condition } from "@latchkey/domain/testing/conditions.ts";
import { aSource, SOURCE } from "@latchkey/domain/testing/incomes.ts";
import { harbourStreet } from "@latchkey/domain/testing/residences.ts";
import { cleanup, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { asks, plain, press, question, selected } from "../testing/income-actions.ts";
import { openHistory } from "../testing/open-history.tsx";
import { incomePath, openIncome } from "../testing/open-income.tsx";
import { accordion } from "../testing/type-home.ts";

afterEach(cleanup);

test("FRM-009 without a choice amounts are in pounds, income may be shown to HMRC by a National Insurance number, and a home is found by its UK postcode", async () => {
  const amount = await openIncome({
    sources: [{ ...aSource("T_PENSION"), currency: null }],
    about: SOURCE,
    path: incomePath("pensionAmount", SOURCE),
  });
  await question(amount.screen, asks.pensionAmount);
  expect(selected(amount.screen, "Currency")).toBe("GBP");
  const box = amount.screen.getByRole("textbox", { name: "In a whole year" });
  expect(plain(box.parentElement?.textContent)).toContain("£");
  cleanup();

  const ask = vi.fn(async (_address: string) => Response.json({ hmrc_auth_url: "https://tax.example/" }));
  vi.stubGlobal("fetch", ask);
  const link = await openIncome({
    sources: [aSource("T_PENSION")],
    about: SOURCE,
    conditions: [condition("TAX_LINK", true)],
    taxLinkEnabled: true,
    path: incomePath("openBanking", SOURCE),
  });
  await question(link.screen, asks.bank);
  await userEvent.type(link.screen.getByRole("textbox", { name: /National Insurance number/ }), "PC123456A");
  await press(link.screen, "Continue to HMRC");
  await eventually(() => expect(link.left).toHaveBeenCalledWith("https://tax.example/"));
  expect(ask.mock.calls[0]?.[0]).toBe("/wizard/api/hmrc/auth_url/");
  cleanup();

  const { screen } = await openHistory({
    found: { summary: "27 Harbour Street", address: Promise.resolve(harbourStreet) },
  });
  const home = within(accordion(screen, "Add an address"));
  expect(home.getByRole("combobox", { name: "Country" })).toHaveProperty("value", "United Kingdom");
  await userEvent.type(home.getByRole("combobox", { name: "Address or postcode" }), "LS1 4DL{Enter}");
  await userEvent.click(await screen.findByRole("option", { name: /27 Harbour Street/ }));
  await screen.findByText(/27 Harbour Street, Leeds LS1 4DL/, { selector: ".accordion__title > *" });
});
