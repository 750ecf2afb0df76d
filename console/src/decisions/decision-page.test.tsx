// @vitest-environment happy-dom

import { eventually } from "@latchkey/browser/testing/eventually.ts";
import { refusedWith } from "@latchkey/members/testing/endpoint.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aBlock, aDecision, aDecisionDesk } from "../testing/fake-decision.ts";
import { aSection, lucia } from "../testing/fake-desk.ts";
import { openDecision } from "../testing/open-decision.tsx";
import { openDesk } from "../testing/open-desk.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole("radio", { name }));
const tick = (name: string) => userEvent.click(screen.getByRole("checkbox", { name }));
const write = (name: string | RegExp, text: string) =>
  userEvent.type(screen.getByRole("textbox", { name }), text);

const decided = aDecisionDesk({ mayDecide: false, party: { status: "DECIDED" } });
const proposed = aDecisionDesk({
  mayDecide: false,
  openIsYours: true,
  open: aDecision(),
  party: { stage: "PROPOSED" },
});

describe("the keyboard", () => {
  test("decides with a key and Enter, and takes the next case", async () => {
    const desk = await openDecision(
      {},
      { ProposeDecision: () => ({ proposeDecision: decided }), TakeNext: () => ({ takeNext: "tomasz" }) },
    );
    await userEvent.keyboard("n");
    expect(desk.sent("TakeNext")).toEqual([]);
    await userEvent.keyboard("1{Enter}");
    await screen.findByText("Decided. Amara gets an email.");
    await eventually(() => expect(document.activeElement?.textContent).toContain("On to the next case"));
    await userEvent.keyboard("n");
    await eventually(() => expect(desk.address()).toBe("/console/cases/tomasz"));
  });

  test("leaves out an outcome that is blocked", async () => {
    await openDecision({ blocked: [aBlock("ACCEPTED", "DOCUMENT_NOT_JUDGED")] });
    await userEvent.keyboard("1");
    expect(screen.getAllByRole("radio").some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
    await userEvent.keyboard("3");
    expect(screen.getByRole("radio", { name: "Decline" })).toBe(document.activeElement);
  });
});

describe("deciding", () => {
  test("a plain accept that the sums agree with is one press, and says that it was mailed", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: decided }) });
    await choose("Accept");
    expect(screen.getByRole("heading", { name: "Nobody else has to agree" })).toBeTruthy();
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
    expect(desk.sent("ProposeDecision")).toEqual([
      {
        partyId: "amara",
        language: "en",
        input: {
          outcome: "ACCEPTED",
          reasons: [],
          conditions: [],
          metBy: "",
          words: "",
          note: "",
          overrideReason: null,
          overrideWords: "",
          canned: [],
          secondId: null,
          basis: "basis-1",
        },
      },
    ]);
  });

  test("an accept against the sums needs a reason and a second person, who can be named", async () => {
    const desk = await openDecision(
      { calculated: "DECLINED" },
      { ProposeDecision: () => ({ proposeDecision: proposed }) },
    );
    await choose("Accept");
    await press("Propose");
    expect(screen.getAllByText("Choose a reason").length).toBeGreaterThan(1);
    const why = screen.getByRole("combobox", { name: "Why, although the sums say no" });
    expect(document.activeElement).toBe(why);
    await userEvent.selectOptions(why, "Another reason");
    await write(/^More about this reason/, "A new contract.");
    await press("Propose");
    expect(screen.getByText("Write at least 20 characters")).toBeTruthy();
    await write(/^More about this reason/, " It starts in May.");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ask" }), "Lucía Ortega");
    await press("Propose to Lucía Ortega");
    await screen.findByText("Proposed. A colleague looks now.");
    expect(desk.sent("ProposeDecision")).toMatchObject([
      {
        input: {
          secondId: lucia.id,
          overrideReason: "OTHER",
          overrideWords: "A new contract. It starts in May.",
        },
      },
    ]);
    expect(screen.getByText("A colleague has to look now")).toBeTruthy();
    expect(screen.queryByText("Do you agree?")).toBeNull();
  });

  test("an accept while a reference may still be answered is an override", async () => {
    await openDecision({ isReferenceOpen: true });
    await choose("Accept");
    expect(
      screen.getByRole("combobox", { name: "Why now, while a reference may still be answered" }),
    ).toBeTruthy();
    expect(screen.getByRole("button", { name: "Propose" })).toBeTruthy();
    await choose("Decline");
    expect(screen.queryByRole("combobox", { name: /^Why now/ })).toBeNull();
  });

  test("all that stands against an accept is said at once", async () => {
    await openDecision({
      blocked: [aBlock("ACCEPTED", "DOCUMENT_NOT_JUDGED"), aBlock("ACCEPTED", "AMOUNT_NOT_READ")],
    });
    expect(screen.getAllByRole("radio")[0]).toHaveProperty("disabled", true);
    expect(
      screen.getByText("A document has no verdict yet. An accepted income paper has no figure yet"),
    ).toBeTruthy();
  });

  test("what is missing is said at its place, the first takes the focus, and what was typed stays", async () => {
    const desk = await openDecision();
    await press("Propose");
    expect(screen.getByText("Choose a decision")).toBeTruthy();
    await choose("Decline");
    await write(/^In your own words/, "Sorry.");
    await press("Propose");
    expect(screen.getByText("Choose at least one reason")).toBeTruthy();
    expect(document.activeElement?.closest("fieldset")?.id).toBe("decision-reasons");
    expect(desk.sent("ProposeDecision")).toEqual([]);
    expect(screen.getByRole("textbox", { name: /^In your own words/ })).toHaveProperty("value", "Sorry.");
  });

  test("something else has to be said in words", async () => {
    await openDecision();
    await choose("Decline");
    await tick("Something else");
    await press("Propose");
    expect(screen.getByText("Say what you mean by “something else”")).toBeTruthy();
  });

  test("conditions need a day, and a no has none", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: proposed }) });
    await choose("Accept");
    await tick("A reference before the keys");
    await press("Propose");
    expect(screen.getByText("Enter the day by which the conditions have to be met")).toBeTruthy();
    for (const [part, text] of [
      ["Day", "20"],
      ["Month", "03"],
      ["Year", "2026"],
    ] as const) {
      await write(part, text);
    }
    await choose("Decline");
    expect(screen.queryByRole("checkbox", { name: "A reference before the keys" })).toBeNull();
    await tick("Rent arrears");
    await press("Propose");
    await screen.findByText("Proposed. A colleague looks now.");
    expect(desk.sent("ProposeDecision")).toMatchObject([
      { input: { outcome: "DECLINED", conditions: [], reasons: ["RENT_ARREARS"] } },
    ]);
  });

  test("what stands against an outcome is said where it is chosen", async () => {
    await openDecision();
    const guarantor = screen.getByRole("radio", { name: /^Accept with guarantor/ });
    expect(guarantor).toHaveProperty("disabled", true);
    expect(screen.getByText("There is no guarantor")).toBeTruthy();
  });

  test("shows the e-mail in the language of its reader, and in one's own", async () => {
    await openDecision();
    await choose("Decline");
    await tick("Rent arrears");
    const preview = within(screen.getByRole("region", { name: "The email" }));
    expect(preview.getByText("DECLINED auf Deutsch")).toBeTruthy();
    expect(await preview.findByText("Wir haben erfahren, dass Miete nicht gezahlt wurde.")).toBeTruthy();
    await userEvent.click(preview.getByRole("button", { name: "English" }));
    expect(preview.getByText("DECLINED in English")).toBeTruthy();
    expect(await preview.findByText("We learned that rent was not paid.")).toBeTruthy();
    expect(preview.getByText("Amara gets this in Deutsch.")).toBeTruthy();
  });

  test("a refusal says why, and keeps what was chosen", async () => {
    await openDecision({}, { ProposeDecision: () => refusedWith("DUE_DILIGENCE_NOT_RECORDED") });
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText(/^The source of funds is not recorded/);
    expect(screen.getByRole("radio", { name: "Accept" })).toHaveProperty("checked", true);
  });

  test("what has changed since the page was read is shown first, and nothing that was written is lost", async () => {
    let basis = "basis-1";
    const desk = await openDecision(
      {},
      {
        DecisionOf: () => ({ decisionDesk: aDecisionDesk({ basis }) }),
        ProposeDecision: ({ variables }) =>
          (variables as { readonly input: { readonly basis: string } }).input.basis === "basis-2"
            ? { proposeDecision: decided }
            : refusedWith("EVIDENCE_CHANGED"),
      },
    );
    await choose("Accept");
    await write(/^In your own words/, "Welcome.");
    basis = "basis-2";
    await press("Accept Amara");
    await screen.findByText(/^Something that counts has changed/);
    await eventually(() => expect(desk.sent("DecisionOf")).toHaveLength(2));
    expect(screen.getByRole("textbox", { name: /^In your own words/ })).toHaveProperty("value", "Welcome.");
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
  });

  test("the right to rent is a reason in England alone", async () => {
    await openDecision({ application: { country: "SCT" } });
    await choose("Decline");
    expect(screen.getByRole("checkbox", { name: "Rent arrears" })).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: /^Right to rent/ })).toBeNull();
  });

  test("nobody is told no for what they were never asked", async () => {
    await openDecision({ party: { sections: [aSection("IDENTITY")] } });
    await choose("Decline");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      "Identity not shown",
      "Documents not confirmed as genuine",
      "Something else",
    ]);
  });

  test("an application of one's own is closed", async () => {
    await openDesk({
      path: "/console/decisions/amara",
      answers: { DecisionOf: () => refusedWith("OWN_CASE") },
    });
    await screen.findByRole("heading", { name: "You stand in this application yourself" });
  });

  test("a colleague who cannot be asked any more is said beside the choice, which takes the focus", async () => {
    await openDecision(
      {},
      {
        ProposeDecision: () =>
          refusedWith("INVALID_INPUT", [{ field: "secondId", code: "validation.please_select_an_option" }]),
      },
    );
    await choose("Decline");
    await tick("Rent arrears");
    const ask = screen.getByRole("combobox", { name: "Ask" });
    await userEvent.selectOptions(ask, lucia.name);
    await press(`Propose to ${lucia.name}`);
    expect(await screen.findByText("This colleague cannot look any more. Choose somebody else")).toBeTruthy();
    expect(document.activeElement).toBe(ask);
    expect(screen.queryByText("That was not saved")).toBeNull();
  });

  test("a colleague who was chosen for a decision of two is not named in one that nobody has to look at", async () => {
    const desk = await openDecision({}, { ProposeDecision: () => ({ proposeDecision: decided }) });
    await choose("Decline");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Ask" }), lucia.name);
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
    expect(desk.sent("ProposeDecision")).toMatchObject([{ input: { secondId: null } }]);
  });

  test("what no field says is said above", async () => {
    await openDecision(
      {},
      {
        ProposeDecision: () =>
          refusedWith("INVALID_INPUT", [
            { field: "inputs", code: "validation.max_length", params: { max: 12 } },
          ]),
      },
    );
    await choose("Accept");
    await press("Accept Amara");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("That was not savedThis is too long. Use at most 12\u00a0characters");
    expect(document.activeElement).toBe(alert);
  });

  test("no answer keeps everything, and can be tried again", async () => {
    let isDown = true;
    await openDecision({}, { ProposeDecision: () => (isDown ? undefined : { proposeDecision: decided }) });
    await choose("Accept");
    await press("Accept Amara");
    await screen.findByText("That was not saved");
    isDown = false;
    await press("Accept Amara");
    await screen.findByText("Decided. Amara gets an email.");
  });
});

test("a case that nobody has sent has nothing to decide, and one of nobody's is not there", async () => {
  await openDecision({ mayDecide: false, party: { status: "COLLECTING" } });
  expect(screen.getByText("There is nothing to decide")).toBeTruthy();
});
