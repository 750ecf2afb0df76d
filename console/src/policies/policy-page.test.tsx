// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import { type EndpointAnswers, noResponse, refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { panel, press, theDialog } from "@latchkey/members/testing/on-screen.ts";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { aDraft, aPolicy, aVersion, englandContent, thePolicy } from "../testing/fake-policies.ts";
import { showPage } from "../testing/show-part.tsx";
import { PolicyPage } from "./policy-page.tsx";

beforeAll(async () => {
  await import("./preview-panel.tsx");
});
afterEach(cleanup);

const PATH = "/console/policies/england-default";
const withDraft = aPolicy({ draft: aDraft() });

const showPolicy = async (policy = withDraft, answers: EndpointAnswers = {}, unsaved?: UnsavedText) => {
  const shown = await showPage(<PolicyPage />, "/console/policies/:name", {
    path: PATH,
    answers: { PolicyByName: () => thePolicy(policy), ...answers },
    ...(unsaved && { unsaved }),
  });
  await screen.findByRole("heading", { level: 1, name: "England" });
  return shown;
};

const sums = () => panel("Sums");
const multiple = (name: string) => sums().getByRole<HTMLInputElement>("textbox", { name });
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const saved = (revision: number) => ({
  savePolicyDraft: aPolicy({ draft: aDraft({ revision }) }),
});

describe("a draft", () => {
  test("is changed, checked, compared and saved", async () => {
    const shown = await showPolicy(withDraft, { SavePolicyDraft: () => saved(4) });
    fill(multiple("Tenant"), "28");
    fill(multiple("Guarantor"), "24");
    expect(panel("In plain words").getByText("28 times the monthly rent")).toBeTruthy();
    expect(panel("Check").getByText("Guarantor lower than tenant")).toBeTruthy();
    expect(panel("Check").getByText(/^24 is less than 28\./)).toBeTruthy();
    const changes = panel("Changed since version 1");
    expect(changes.getByText("30").tagName).toBe("DEL");
    expect(changes.getByText("28").tagName).toBe("INS");
    await press("Save the draft");
    const [sent] = shown.sent("SavePolicyDraft");
    expect(sent).toMatchObject({ name: "england-default", revision: 3 });
    expect(JSON.parse(String(sent?.content)).criteria).toMatchObject({
      tenantIncome: 28,
      guarantorIncome: 24,
    });
    expect(await screen.findByText("Saved")).toBeTruthy();
  });

  test.each(["", "2.5", "-30", "30,5", "1e3"])(
    "FRM-311 FRM-312 (in part) with a wrong field (%j) keeps it, says so at its place, and is not sent",
    async (typed) => {
      const shown = await showPolicy();
      fill(multiple("Tenant"), typed);
      expect(multiple("Tenant").value).toBe(typed);
      expect(sums().getByText("Enter a whole number from 1 to 1,000")).toBeTruthy();
      await press("Save the draft");
      expect(shown.sent("SavePolicyDraft")).toEqual([]);
      expect(document.activeElement).toBe(multiple("Tenant"));
      expect(screen.getByText("One field is wrong. Correct it, then save.")).toBeTruthy();
    },
  );

  test("that is left with changes has them when its author comes back, and asks before the tab closes", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    await showPolicy(withDraft, {}, unsaved);
    fill(multiple("Tenant"), "28,5");
    await userEvent.click(screen.getByRole("link", { name: "Policies" }));
    expect(screen.getByText("Another page")).toBeTruthy();
    expect(unsaved.holds()).toBe(true);
    await act(async () => window.history.back());
    await screen.findByText("Your changes of before are still here, and not saved");
    expect(multiple("Tenant").value).toBe("28,5");
    await press("Undo them");
    expect(multiple("Tenant").value).toBe("30");
    expect(screen.queryByText(/^Your changes of before/)).toBeNull();
    expect(unsaved.holds()).toBe(false);
  });

  test("that is saved or discarded keeps no changes", async () => {
    const unsaved = createUnsavedText("this tab", undefined);
    const changed = { ...englandContent, criteria: { ...englandContent.criteria, tenantIncome: 28 } };
    let policy = withDraft;
    const turn = (next: typeof policy) => {
      policy = next;
      return next;
    };
    const answers = {
      PolicyByName: () => thePolicy(policy),
      SavePolicyDraft: () => ({
        savePolicyDraft: turn(aPolicy({ draft: aDraft({ revision: 4, content: changed }) })),
      }),
      DiscardPolicyDraft: () => ({ discardPolicyDraft: turn(aPolicy({ draft: null })) }),
    };
    await showPolicy(withDraft, answers, unsaved);
    fill(multiple("Tenant"), "28");
    expect(unsaved.holds()).toBe(true);
    await press("Save the draft");
    await eventually(() => expect(unsaved.holds()).toBe(false));
    fill(multiple("Tenant"), "29");
    await press("Discard the draft");
    await (await theDialog()).press("Discard the draft");
    await eventually(() => expect(unsaved.holds()).toBe(false));
  });

  test("that a colleague saved meanwhile keeps what was typed here, and says so", async () => {
    await showPolicy(withDraft, { SavePolicyDraft: () => refusedWith("POLICY_CHANGED") });
    fill(multiple("Savings"), "40");
    await press("Save the draft");
    expect(await screen.findByText(/^Another administrator saved this draft/)).toBeTruthy();
    expect(multiple("Savings").value).toBe("40");
  });

  test("stays when there is no response", async () => {
    await showPolicy(withDraft, { SavePolicyDraft: noResponse });
    fill(multiple("Savings"), "40");
    await press("Save the draft");
    expect(await screen.findByText("That was not saved")).toBeTruthy();
    expect(multiple("Savings").value).toBe("40");
  });

  test("a condition is set, and says what the applicant sees", async () => {
    const shown = await showPolicy(withDraft, { SavePolicyDraft: () => saved(4) });
    const roles = panel("What is asked of whom");
    await userEvent.click(roles.getByRole("checkbox", { name: /^No bank connection/ }));
    expect(roles.getByText("Everyone uploads documents; no bank is offered.")).toBeTruthy();
    const incomes = within(roles.getByRole("group", { name: /^Incomes people may choose/ }));
    await userEvent.click(incomes.getByRole("checkbox", { name: "Benefits" }));
    // In England the law comes on 1 May 2026.
    expect(panel("Check").getByText("Benefits are left out")).toBeTruthy();
    expect(panel("Check").getByText(/England, from 1 May 2026\. Renters' Rights Act 2025/)).toBeTruthy();
    await userEvent.click(roles.getByRole("tab", { name: "Guarantor" }));
    expect(roles.queryByRole("checkbox", { name: /^Ask the last landlord/ })).toBeNull();
    await press("Save the draft");
    const { terms } = JSON.parse(String(shown.sent("SavePolicyDraft")[0]?.content));
    expect(terms.tenant.conditions).toMatchObject({
      SKIP_OPEN_BANKING: true,
      ALLOWED_INCOME_TYPES: [
        "T_EMPLOYED_PERM",
        "T_SELFEMPLOYED",
        "T_SCHOLARSHIP_LOANS",
        "T_SAVINGS",
        "T_EMPLOYED_ZH",
        "T_PENSION",
      ],
    });
  });

  test("a list that is as usual is not named", async () => {
    const shown = await showPolicy(withDraft, { SavePolicyDraft: () => saved(4) });
    const documents = () =>
      within(panel("What is asked of whom").getByRole("group", { name: /^Documents for a pension/ }));
    const box = () => documents().getByRole("checkbox", { name: "Payslip" });
    await userEvent.click(box());
    expect(panel("Changed since version 1").getByText("Documents for a pension (Tenant)")).toBeTruthy();
    await userEvent.click(box());
    fill(multiple("Savings"), "40");
    await press("Save the draft");
    const { terms } = JSON.parse(String(shown.sent("SavePolicyDraft")[0]?.content));
    expect(terms.tenant.conditions).toEqual(englandContent.terms.tenant.conditions);
  });

  test("a text needs its English first", async () => {
    await showPolicy();
    const texts = panel("Texts for applicants");
    await userEvent.selectOptions(texts.getByRole("combobox", { name: "Language" }), "German");
    fill(texts.getByRole("textbox", { name: /before sending$/ }), "Willkommen");
    expect(texts.getByText(/^Write the English text first/)).toBeTruthy();
    await userEvent.selectOptions(texts.getByRole("combobox", { name: "Language" }), "English");
    fill(texts.getByRole("textbox", { name: /before sending$/ }), "Welcome");
    expect(texts.queryByText(/^Write the English text first/)).toBeNull();
  });

  test("a text in another language is checked too", async () => {
    await showPolicy();
    const texts = panel("Texts for applicants");
    fill(texts.getByRole("textbox", { name: /before sending$/ }), "Welcome");
    await userEvent.selectOptions(texts.getByRole("combobox", { name: "Language" }), "German");
    fill(texts.getByRole("textbox", { name: /before sending$/ }), "Leider keine Kinder.");
    expect(await panel("Check").findByText(/Leider keine Kinder/)).toBeTruthy();
  });

  test("the days of reminders are typed with commas", async () => {
    await showPolicy();
    const days = panel("Periods").getByRole("textbox", { name: "Reminders on days" });
    fill(days, "5, 2");
    expect(panel("Periods").getByText("Enter rising numbers, each once")).toBeTruthy();
    fill(days, "2, 5, x");
    expect(panel("Periods").getByText(/^Enter whole numbers from 1 to 365/)).toBeTruthy();
    fill(days, "1, 3");
    expect(panel("Periods").queryByText(/^Enter/)).toBeNull();
  });

  test("the preview walks the section under it", async () => {
    await showPolicy();
    const preview = () => panel("What people would see");
    await userEvent.selectOptions(await preview().findByRole("combobox", { name: "Section" }), "Income");
    expect(preview().getByText("Show your income with your bank")).toBeTruthy();
    await userEvent.click(
      panel("What is asked of whom").getByRole("checkbox", { name: /^No bank connection/ }),
    );
    expect(preview().queryByText("Show your income with your bank")).toBeNull();
    await userEvent.selectOptions(preview().getByRole("combobox", { name: "Their income" }), "Benefits");
    expect(preview().queryByText("Where do you work?")).toBeNull();
  });
});

describe("publishing", () => {
  const proposed = (proposedById: string) =>
    aPolicy({ draft: aDraft({ from: "2026-04-01", proposedById, proposedBy: "Mei Tan" }) });

  test("is proposed for a day once the draft is saved and has no problems", async () => {
    const shown = await showPolicy(withDraft, {
      ProposePolicyDraft: () => ({ proposePolicyDraft: proposed("ruth") }),
    });
    fill(multiple("Guarantor"), "24");
    expect(panel("Publish").getByText("Save the draft first.")).toBeTruthy();
    await press("Propose");
    expect(shown.sent("ProposePolicyDraft")).toEqual([]);
    fill(multiple("Guarantor"), "36");
    fill(panel("Publish").getByRole("textbox", { name: "Day" }), "20");
    await press("Propose");
    expect(shown.sent("ProposePolicyDraft")).toEqual([
      { name: "england-default", revision: 3, from: "2026-03-20" },
    ]);
  });

  test("a day that cannot be is told at its field", async () => {
    await showPolicy(withDraft, {
      ProposePolicyDraft: () =>
        refusedWith("INVALID_INPUT", [{ field: "from", code: "validation.date.past" }]),
    });
    await press("Propose");
    expect(await panel("Publish").findByText("Enter today’s date or a later one")).toBeTruthy();
  });

  test("is done by another administrator", async () => {
    const shown = await showPolicy(proposed("mei"), {
      PublishPolicyDraft: () => ({ publishPolicyDraft: aPolicy({ versions: [aVersion({ version: 2 })] }) }),
    });
    await press("Publish version 2");
    expect(shown.sent("PublishPolicyDraft")).toEqual([{ name: "england-default", revision: 3 }]);
    expect(await screen.findByText("Version 2 is published")).toBeTruthy();
  });

  test("not with changes that are not saved, which it would leave out", async () => {
    const shown = await showPolicy(proposed("mei"), {});
    fill(multiple("Tenant"), "31");
    expect(panel("Publish").getByText("Save the draft first.")).toBeTruthy();
    await press("Publish version 2");
    expect(shown.sent("PublishPolicyDraft")).toEqual([]);
  });

  test("not by who proposed it, who may take it back", async () => {
    const shown = await showPolicy(proposed("ruth"), {
      ReturnPolicyDraft: () => ({ returnPolicyDraft: withDraft }),
    });
    expect(screen.queryByRole("button", { name: "Publish version 2" })).toBeNull();
    expect(screen.getByText(/Another administrator has to publish it\.$/)).toBeTruthy();
    await press("Take the proposal back");
    expect(shown.sent("ReturnPolicyDraft")).toEqual([{ name: "england-default", revision: 3 }]);
  });
});

describe("a policy", () => {
  test("without a draft shows its version, which cannot be changed, and offers the next", async () => {
    const shown = await showPolicy(aPolicy(), {
      StartPolicyDraft: () => ({ startPolicyDraft: withDraft }),
    });
    expect(multiple("Tenant").disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Save the draft" })).toBeNull();
    await press("Make version 2");
    expect(shown.sent("StartPolicyDraft")).toEqual([{ name: "england-default" }]);
    expect(await screen.findByRole("button", { name: "Save the draft" })).toBeTruthy();
  });

  test("is retired after a question, and brought back without one", async () => {
    let policy = aPolicy();
    const shown = await showPolicy(policy, {
      PolicyByName: () => thePolicy(policy),
      RetirePolicy: ({ variables }) => {
        policy = aPolicy({ isRetired: variables.isRetired === true });
        return { retirePolicy: policy };
      },
    });
    await press("Retire");
    await (await theDialog("Retire England?")).press("Retire");
    expect(shown.sent("RetirePolicy")).toEqual([{ name: "england-default", isRetired: true }]);
    await press("Bring back");
    expect(shown.sent("RetirePolicy").at(-1)).toEqual({ name: "england-default", isRetired: false });
  });

  test("that never had a version is gone with its draft", async () => {
    const shown = await showPolicy(aPolicy({ versions: [], draft: aDraft({ basedOn: null }) }), {
      DiscardPolicyDraft: () => ({ discardPolicyDraft: false }),
    });
    expect(screen.getByText(/^No version is in force/)).toBeTruthy();
    await press("Discard the draft");
    await (await theDialog("Discard the draft?")).press("Discard the draft");
    expect(shown.address()).toBe("/console/policies");
  });

  test("that does not exist is told", async () => {
    await showPage(<PolicyPage />, "/console/policies/:name", {
      path: PATH,
      answers: { PolicyByName: () => refusedWith("NOT_FOUND") },
    });
    expect(await screen.findByRole("heading", { name: "This page does not exist" })).toBeTruthy();
  });

  test("is kept as a file", async () => {
    const addresses: Blob[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
      addresses.push(blob as Blob);
      return "blob:policy";
    });
    await showPolicy(aPolicy());
    await press("Download");
    expect(JSON.parse(await (addresses[0]?.text() ?? ""))).toEqual(englandContent);
    expect(screen.queryByRole("button", { name: "Import" })).toBeNull();
  });

  test("is imported from a file, and a wrong file names its mistakes", async () => {
    await showPolicy();
    const input = () => screen.getByLabelText("Import", { selector: "input" });
    const choose = (text: string) =>
      userEvent.upload(input(), new File([text], "policy.json", { type: "application/json" }));
    await choose("{");
    expect(await screen.findByText("This file is not JSON.")).toBeTruthy();
    await choose(JSON.stringify({ ...englandContent, title: "", childrenAllowed: false }));
    expect(await screen.findByText("title: Enter 1 to 60 characters")).toBeTruthy();
    expect(screen.getByText("childrenAllowed: Unknown here")).toBeTruthy();
    expect(multiple("Tenant").value).toBe("30");
    await choose(
      JSON.stringify({ ...englandContent, criteria: { ...englandContent.criteria, tenantIncome: 27 } }),
    );
    expect(await screen.findByText("Imported into the draft. Look at it, then save.")).toBeTruthy();
    expect(multiple("Tenant").value).toBe("27");
  });
});
