// @vitest-environment happy-dom

import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import type { DeskAnswers } from "../../testing/desk-endpoint.ts";
import { aCase, heldByMe } from "../../testing/fake-case.ts";
import { bakerySubject, guarantorSubject, identitySubject, someChoices } from "../../testing/fake-request.ts";
import { button, press } from "../../testing/on-screen.ts";
import { showPage } from "../../testing/show-part.tsx";
import { RequestPage } from "./request-page.tsx";

afterEach(cleanup);

const PATH = "/console/cases/amara/request";

const showRequestPage = (answers: DeskAnswers = {}, search = "") =>
  showPage(<RequestPage />, "/console/cases/:partyId/request", {
    path: PATH + search,
    answers: { CaseOf: () => aCase(heldByMe), RequestChoicesOf: () => someChoices(), ...answers },
  });

const showForm = async (...given: Parameters<typeof showRequestPage>) => {
  const shown = await showRequestPage(...given);
  await screen.findByRole("heading", { level: 1, name: "Ask for something" });
  return shown;
};

const request = (number: number) => within(screen.getByRole("region", { name: `Request ${number}` }));
const choose = (number: number, label: string, option: string) =>
  userEvent.selectOptions(request(number).getByLabelText(label), option);
const note = (number = 1) => request(number).getByLabelText<HTMLTextAreaElement>(/^Your note/);
const write = (text: string, number = 1) => fireEvent.change(note(number), { target: { value: text } });

/** A request that can be sent. */
const fillIn = async () => {
  await choose(1, "Start at this question", "File");
  await userEvent.click(request(1).getByRole("checkbox", { name: "The document has expired" }));
  write("The newest one, please");
};

const _alertSays = async (text: string) => {
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
  expect(document.activeElement).toBe(alert);
};

describe("the fields of a request", () => {
  const optionsOf = (label: string) =>
    [...request(1).getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);

  test("offer the sections and what they are about", async () => {
    await showForm();
    expect(optionsOf("Section")).toEqual(["Identity", "Income"]);
    expect(optionsOf("About")).toEqual(["The whole section"]);
    await choose(1, "Section", "Income");
    expect(optionsOf("About")).toEqual(["Permanent job/Brightwater Bakery", "Guarantor/Ngozi Okafor"]);
  });

  test("call income as a whole by who pays the rent", async () => {
    const whole = { ...bakerySubject, relatedObjectUuid: null, about: null };
    await showForm({ RequestChoicesOf: () => someChoices({ subjects: [whole, guarantorSubject] }) });
    expect(optionsOf("About")).toEqual(["Who pays the rent", "Guarantor/Ngozi Okafor"]);
  });

  test("offer no end before a start is chosen; then it ends where it starts", async () => {
    await showForm();
    expect(request(1).getByLabelText("End after")).toHaveProperty("disabled", true);
    await choose(1, "Start at this question", "Document");
    expect(request(1).getByLabelText("End after")).toHaveProperty("value", "documents");
    await choose(1, "End after", "File");
    await choose(1, "Start at this question", "File");
    expect(request(1).getByLabelText("End after")).toHaveProperty("value", "upload");
  });

  test("ask for a document only where one is named", async () => {
    await showForm();
    expect(request(1).queryByLabelText("Document")).toBeNull();
    await choose(1, "Start at this question", "Document asked for");
    expect(optionsOf("Document")).toEqual(["Choose", "Birth or adoption certificate", "DBS certificate"]);
    await press("Send request");
    expect(request(1).getByLabelText("Document").getAttribute("aria-invalid")).toBe("true");
  });

  test("offer each reason once, and take it back", async () => {
    await showForm();
    const boxes = request(1).getAllByRole("checkbox");
    expect(boxes).toHaveLength(identitySubject.reasons.filter((reason) => !reason.endsWith("_PDF")).length);
    const [first] = boxes;
    if (!first) throw new Error("There are no reasons");
    await userEvent.click(first);
    await userEvent.click(first);
    expect(first).toHaveProperty("checked", false);
  });

  test("need a note for another reason, and only then", async () => {
    await showForm();
    expect(request(1).getByText("Your note").textContent).toContain("(optional)");
    await userEvent.click(request(1).getByRole("checkbox", { name: /^The reviewer’s note says/ }));
    expect(request(1).getByText("Your note").textContent).not.toContain("(optional)");
  });

  test("count a note that is too long, and do not send it", async () => {
    const { sent } = await showForm({ AskForMore: () => ({ askForMore: true }) });
    await fillIn();
    write("x".repeat(501));
    expect(request(1).getByText("501 of 500 characters")).toBeTruthy();
    await press("Send request");
    expect(note().getAttribute("aria-invalid")).toBe("true");
    expect(sent("AskForMore")).toEqual([]);
  });
});

describe("several requests", () => {
  test("are added up to a limit, and the last one left cannot be removed", async () => {
    await showForm();
    expect(screen.queryByRole("button", { name: /^Remove request/ })).toBeNull();
    const count = () => screen.getAllByRole("region", { name: /^Request \d/ }).length;
    for (
      let tries = 0;
      tries < 30 && screen.queryByRole("button", { name: "Add another request" });
      tries += 1
    )
      fireEvent.click(button("Add another request"));
    const most = count();
    expect(most).toBeGreaterThan(1);
    await userEvent.keyboard("p");
    expect(count()).toBe(most);
    expect(screen.queryByRole("button", { name: "Add another request" })).toBeNull();
    expect(button(`Send ${most} requests`)).toBeTruthy();
  });

  test("are removed one by one, and the focus goes to the button that adds one", async () => {
    await showForm();
    await press("Add another request");
    write("first");
    write("second", 2);
    await press("Remove request 1");
    expect(note().value).toBe("second");
    expect(screen.queryByRole("region", { name: "Request 2" })).toBeNull();
    expect(document.activeElement).toBe(button("Add another request"));
  });
});
