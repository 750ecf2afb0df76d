// @vitest-environment happy-dom

import { rightToRentRuleSets } from "@latchkey/domain/compliance/right-to-rent/rule-sets.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { checkNames } from "@latchkey/words/en/check-names.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aRuleSet, RULE_SET } from "../testing/fake-lists.ts";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const roles = ["ADMINISTRATOR"];
const SET_PATH = `/console/lists/right-to-rent/${RULE_SET}`;

type Answers = Parameters<typeof openDesk>[0]["answers"];

const openLists = async (path: string, isConfirmed: boolean, answers: Answers = {}) => {
  const sets = () => ({ rightToRentRuleSets: [aRuleSet(isConfirmed)] });
  const desk = await openDesk({ path, roles, answers: { RightToRentRuleSets: sets, ...answers } });
  await screen.findByRole("heading", { level: 1 });
  return desk;
};

const rowsOf = (name: string) => within(screen.getByRole("table", { name })).getAllByRole("row").slice(1);

describe("the lists", () => {
  test("lead to the rules, and say whether they are confirmed", async () => {
    await openLists("/console/lists", false);
    const link = screen.getByRole("link", { name: RULE_SET });
    expect(link.getAttribute("href")).toBe(SET_PATH);
    expect(screen.getByText("1 October 2026 (in force)")).toBeTruthy();
    expect(screen.getByText("Not confirmed")).toBeTruthy();
    cleanup();
    await openLists("/console/lists", true);
    expect(screen.getByText("Ruth Adeyemi, 20 November 2026. Advice: Moss & Partners")).toBeTruthy();
  });
});

describe("a set of rules", () => {
  test("stands on one page, each row with its source and how sure it is", async () => {
    await openLists(SET_PATH, true);
    const [rules] = rightToRentRuleSets;
    if (!rules) throw new Error("There is a set of rules.");
    expect(rowsOf("Ways to check")).toHaveLength(rules.routes.length);
    expect(rowsOf("Fields of every record")).toHaveLength(rules.common.length);
    expect(rowsOf("Documents")).toHaveLength(rules.documents.length);
    expect(rowsOf("Documents that are not accepted")).toHaveLength(rules.refused.length);
    expect(rowsOf("Lettings without a check")).toHaveLength(rules.exemptions.length);
    expect(rowsOf("Dates")).toHaveLength(Object.keys(rules.dates).length + 2);
    const [occupier, lodger] = rowsOf("Penalties, at most").map(({ textContent }) => textContent);
    expect(occupier).toMatch(
      /^For each occupier£10,000£20,00013 February 2024Immigration Act 2014, section 23/,
    );
    expect(lodger).toMatch(/^For each lodger£5,000£10,000/);
    for (const { source } of [...rules.routes, ...rules.documents, ...rules.exemptions]) {
      expect(screen.getAllByText(source).length).toBeGreaterThan(0);
    }
    const [licence] = rowsOf("Documents").filter((row) => row.textContent?.startsWith("UK photocard"));
    expect(licence?.textContent).toContain("A2");
    expect(licence?.textContent).toContain("Primary source");
    expect(screen.getByText(/^27 days before the later of agreement and start/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
  });

  test("has words for all that it lists", () => {
    for (const { common, routes, documents, refused, exemptions } of rightToRentRuleSets) {
      const fields = [...common, ...routes.flatMap((route) => route.fields)];
      for (const { name, needed, choices = [] } of fields) {
        expect(checkNames.field).toHaveProperty(name);
        if (typeof needed !== "string") expect(checkNames.choice).toHaveProperty(needed.is);
        for (const choice of choices) expect(checkNames.choice).toHaveProperty(choice);
      }
      for (const { kind } of [...documents, ...refused]) expect(checkNames.document).toHaveProperty(kind);
      for (const { ground } of exemptions) expect(checkNames.ground).toHaveProperty(ground);
    }
  });

  test("is confirmed with the name of the adviser", async () => {
    const { sent } = await openLists(SET_PATH, false, {
      ConfirmRightToRentRules: () => ({ confirmRightToRentRules: [aRuleSet(true)] }),
    });
    expect(screen.getByText("Not confirmed by an administrator")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    const adviser = screen.getByRole("textbox", { name: "Adviser" });
    expect(document.activeElement).toBe(adviser);
    expect(sent("ConfirmRightToRentRules")).toEqual([]);
    await userEvent.type(adviser, "Moss & Partners");
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByText("Confirmed.")).toBeTruthy();
    expect(sent("ConfirmRightToRentRules")).toEqual([{ id: RULE_SET, adviser: "Moss & Partners" }]);
    expect(screen.queryByRole("button", { name: "Confirm" })).toBeNull();
    expect(screen.getByText(/Advice: Moss & Partners$/)).toBeTruthy();
  });

  test("is confirmed anew where the adviser was mistyped, and the earlier confirmation stays listed", async () => {
    const { sent } = await openLists(SET_PATH, true, {
      ConfirmRightToRentRules: () => ({ confirmRightToRentRules: [aRuleSet(true, true)] }),
    });
    expect(screen.queryByText("Replaced")).toBeNull();
    await userEvent.type(screen.getByRole("textbox", { name: "Adviser" }), "Moss & Partners");
    await userEvent.click(screen.getByRole("button", { name: "Replace it" }));
    const replaced = within(await screen.findByRole("region", { name: "Replaced" }));
    expect(replaced.getByText("Ruth Adeyemi, 19 November 2026. Advice: a")).toBeTruthy();
    expect(sent("ConfirmRightToRentRules")).toEqual([{ id: RULE_SET, adviser: "Moss & Partners" }]);
  });

  test("keeps what was typed when it cannot be confirmed", async () => {
    await openLists(SET_PATH, false, { ConfirmRightToRentRules: () => refusedWith("NOT_FOUND") });
    await userEvent.type(screen.getByRole("textbox", { name: "Adviser" }), "Moss & Partners");
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Adviser" }).value).toBe("Moss & Partners");
  });

  test("is printed", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    await openLists(SET_PATH, true);
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  test("that is unknown is not found", async () => {
    await openDesk({
      path: "/console/lists/right-to-rent/ENG-1999",
      roles,
      answers: { RightToRentRuleSets: () => ({ rightToRentRuleSets: [aRuleSet(false)] }) },
    });
    expect(await screen.findByText("This page does not exist")).toBeTruthy();
  });
});
